import type { RaceCheckpoint } from "../../src/features/race-folder/race-folder.types.ts";

export type Place = Pick<RaceCheckpoint, "name" | "elevationM"> & { readonly lat: number; readonly lng: number };

function place(th: string, en: string, elevationM: number, lat: number, lng: number): Place {
  return { name: { th, en }, elevationM, lat, lng };
}

/** Between Pua in the valley and Bo Kluea behind the ridge of Doi Phu Kha, Nan. */
export const places = {
  pua: place("ลานกีฬาเทศบาลปัว", "Pua Municipal Ground", 268, 19.179, 100.913),
  temple: place("วัดภูเก็ต นาขั้นบันได", "Wat Phuket rice terraces", 305, 19.194, 100.938),
  paKlang: place("บ้านป่ากลาง", "Ban Pa Klang", 318, 19.199, 100.956),
  silaPhet: place("น้ำตกศิลาเพชร", "Silaphet Waterfall", 436, 19.141, 100.972),
  mistCliff: place("ผาม่านหมอก", "Mist Curtain Cliff", 982, 19.175, 101.033),
  headquarters: place("ที่ทำการอุทยานดอยภูคา", "Doi Phu Kha Headquarters", 1305, 19.201, 101.071),
  summit: place("สันดอยภูคา", "Phu Kha Ridge", 1924, 19.216, 101.088),
  viewpoint: place("จุดชมวิว 1715", "Viewpoint 1715", 1715, 19.183, 101.101),
  saltWells: place("บ่อเกลือสินเธาว์", "Bo Kluea Salt Wells", 688, 19.148, 101.156),
  sapan: place("บ้านสะปัน", "Ban Sapan", 724, 19.19, 101.176),
  waterfall: place("น้ำตกต้นตอง", "Ton Tong Waterfall", 742, 19.207, 101.004),
} as const satisfies Record<string, Place>;
