import { expect, test } from "vitest";
import { dataBlock, insertBefore } from "./html.ts";

test("text in a data block cannot end the block or begin another one", () => {
  const block = dataBlock("application/json", { name: "</script><script>alert(1)</script><!--" }, "page-data");
  expect(block.match(/<\/?script/g)).toHaveLength(2);
  expect(block).not.toContain("<!--");
  expect(JSON.parse(block.replace(/<[^>]*>/g, ""))).toEqual({ name: "</script><script>alert(1)</script><!--" });
});

test("text is put before the last closing tag, whatever it contains", () => {
  expect(insertBefore("<body>a</body>b</body>", "</body>", "$&")).toBe("<body>a</body>b$&</body>");
});
