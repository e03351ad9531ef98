import { askAlso } from "./support/asked.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";

test("a number is checked where it is typed, and a postcode fills in the address @phone", async ({ page }) => {
  await askAlso(openEvent, ["nationalId", "passport", "address"]);
  await page.goto(`/register/events/${openEvent}/enter`);
  await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม.", exact: true }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByText("ข้อมูลเพิ่มเติม (ไม่บังคับ)").click();

  const number = page.getByLabel("เลขประจำตัวประชาชน");
  await number.fill("1-1017-00230-70-5");
  await page.getByLabel("เลขหนังสือเดินทาง").focus();
  await expect(page.getByText("เลขบัตรประชาชนไม่ถูกต้อง")).toBeVisible();
  await number.fill("1-1017-00230-70-8");
  await expect(page.getByText("เลขถูกต้อง")).toBeVisible();

  const postcode = page.getByLabel("รหัสไปรษณีย์");
  // not those of lists that the browser draws
  const places = page.getByRole("listbox");
  await postcode.pressSequentially("50200");
  await expect(places.getByRole("option", { name: /สุเทพ/ })).toBeVisible();
  await expectAccessible(page);
  await postcode.press("ArrowDown");
  const chosen = places.getByRole("option", { selected: true });
  const subdistrict = (await chosen.innerText()).split(" ")[0]!;
  await postcode.press("Enter");
  await expect(places.getByRole("option")).toHaveCount(0);
  await expect(page.getByLabel("ตำบล")).toHaveValue(subdistrict);
  await expect(page.getByLabel("จังหวัด", { exact: true })).toHaveValue("เชียงใหม่");

  // what was filled in by choosing is kept as what is typed
  await page.reload();
  await expect(page.getByLabel("ตำบล")).toHaveValue(subdistrict);
  await expect(page.getByLabel("รหัสไปรษณีย์")).toHaveValue("50200");
});

test("who reads English completes an address by its English names @phone-only", async ({ page }) => {
  await askAlso(openEvent, ["address"]);
  const lists: string[] = [];
  page.on("request", (request) => {
    if (/-addresses/.test(request.url())) lists.push(request.url());
  });
  await page.goto(`/register/events/${openEvent}/enter?lang=en`);
  await page.getByRole("button", { name: "Enter Fun run 5K", exact: true }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByText("More details (optional)").click();
  expect(lists).toEqual([]);

  const places = page.getByRole("listbox");
  await page.getByLabel("Subdistrict").pressSequentially("suthep");
  const suthep = places.getByRole("option", { name: "Suthep Mueang Chiang Mai Chiang Mai 50200", exact: true });
  await expect(suthep).toBeVisible();
  await expectAccessible(page);
  await suthep.tap();
  // the tap does not go on to the field that was below the list
  await expect(page.getByLabel("Subdistrict")).toBeFocused();
  await expect(page.getByLabel("Subdistrict")).toHaveValue("Suthep");
  await expect(page.getByLabel("District", { exact: true })).toHaveValue("Mueang Chiang Mai");
  await expect(page.getByLabel("Province", { exact: true })).toHaveValue("เชียงใหม่");
  await expect(page.getByLabel("Postcode")).toHaveValue("50200");

  await page.getByLabel("Postcode").fill("");
  await page.getByLabel("Postcode").pressSequentially("83100");
  await expect(places.getByRole("option", { name: "Karon Mueang Phuket Phuket 83100", exact: true })).toBeVisible();
  // the Thai list is for who types Thai
  expect(lists).toEqual([expect.stringContaining("english-addresses")]);
});
