/** Builds only the session's module, as a page loads it, for journeys about things that no screen shows. */
export default {
  build: {
    outDir: "dist/session-page",
    lib: { entry: "src/lib/session/session.ts", formats: ["es"], fileName: "session" },
  },
};
