import { expect, it } from "vitest";
import { awayPage } from "./away-page.ts";

it.each(["//evil.example.org/x", "/\\evil.example.org/x", "/\\/evil.example.org/x", "///evil.example.org/x"])(
  "leads to no other site, whatever address was asked for: %s",
  (url) => {
    const [, again] = /<a href="([^"]*)"/.exec(awayPage("en", url, "nonce"))!;
    expect(new URL(again!, "https://race.example.org").href).toBe("https://race.example.org/evil.example.org/x");
  },
);

it("leads to the page that was asked for, and runs nothing of its address", () => {
  const page = awayPage("th", '/results?text="><script>x</script>', "nonce");
  expect(page).toContain('<a href="/results?text=');
  expect(page).not.toContain("<script>");
});
