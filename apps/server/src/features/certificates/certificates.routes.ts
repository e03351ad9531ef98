import type { FastifyInstance } from "fastify";
import { handOver } from "../../http/file-reply.ts";
import type { ReadLimit } from "../../http/read-limit.ts";
import { readVisitor } from "../../http/visitor.ts";
import type { Certificates } from "./certificates.service.ts";

/** What each costs its reader, in pages. */
const pagesOfPicture = 3;
const pagesOfCertificate = 10;

interface OfRunner {
  readonly Params: { readonly event: string; readonly bib: string };
}

/** What a runner has of a result beside its page: a picture to share, and a certificate. */
export function certificatesRoutes(app: FastifyInstance, certificates: Certificates, readLimit: ReadLimit): void {
  app.get<OfRunner>("/register/events/:event/results/:bib/picture.png", async (request, reply) => {
    readLimit.count(request, pagesOfPicture);
    const picture = await certificates.picture({ ...request.params, language: readVisitor(request).language });
    void reply.headers({ "cache-control": "public, max-age=60", "cross-origin-resource-policy": "cross-origin" });
    return reply.type("image/png").send(picture);
  });

  app.get<OfRunner>("/register/events/:event/results/:bib/certificate.pdf", async (request, reply) => {
    readLimit.count(request, pagesOfCertificate);
    const asked = { ...request.params, language: readVisitor(request).language };
    return handOver(reply, await certificates.find(asked), "inline");
  });
}
