/** Builds the session's module alone, as a page loads it, for journeys about what no screen shows. */
export default {
  build: {
    outDir: "dist/session-page",
    lib: { entry: "src/lib/session/session.ts", formats: ["es"], fileName: "session" },
  },
};
