// A separate program: Fastify with one route and nothing else.
import fastify from "fastify";

const app = fastify();
app.get("/readyz", () => ({ status: "ready" }));
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
