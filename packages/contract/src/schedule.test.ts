import { expect, it } from "vitest";
import { scheduleForm } from "./schedule.ts";

it("takes a line that does not say where", () => {
  const line = { title: { th: "ปล่อยตัว", en: "Start" }, startsAt: Date.UTC(2026, 10, 15), endsAt: null };
  expect(scheduleForm.parse(line).place).toEqual({ th: "", en: "" });
});
