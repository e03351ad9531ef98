import { expect, it } from "vitest";
import { keyOfLink } from "./key-of-link.ts";

it.each([
  ["#registration_Ab-9_z", "registration_Ab-9_z"],
  ["#key=registration_Ab-9_z", "registration_Ab-9_z"],
  ["#device_Ab-9_z", null],
  ["#content", null],
  ["#registration_<script>", null],
  ["", null],
])("reads the key of a private link's fragment %s", (hash, key) => {
  expect(keyOfLink(hash)).toBe(key);
});
