import { expect, it } from "vitest";
import { readPoint } from "./read-point.ts";

it.each([
  ["18.5885, 98.4867", 18.5885, 98.4867],
  ["18.5885 98.4867", 18.5885, 98.4867],
  ["(-33.86, 151.2)", -33.86, 151.2],
  ["https://www.google.com/maps/@18.5885,98.4867,15z", 18.5885, 98.4867],
  ["https://www.google.com/maps/place/X/@1,2,15z/data=!3d18.5885!4d98.4867", 18.5885, 98.4867],
  ["https://maps.google.com/?q=18.5885,98.4867", 18.5885, 98.4867],
  ["https://www.google.com/maps/search/?api=1&query=18.5885%2C98.4867", 18.5885, 98.4867],
  ["https://www.openstreetmap.org/?mlat=18.5885&mlon=98.4867#map=15", 18.5885, 98.4867],
])("reads %s", (text, lat, lng) => {
  expect(readPoint(text)).toEqual({ lat, lng });
});

it.each(["", "Chiang Mai", "98.4867", "118.5, 98.4", "18.5, 198.4", "18,5885"])(
  "knows that %s is no position",
  (text) => {
    expect(readPoint(text)).toBeNull();
  },
);
