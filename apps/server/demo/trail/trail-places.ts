import type { Text } from "@time-event/contract/fields";
import type { RaceCheckpoint } from "../../src/features/race-folder/race-folder.types.ts";

/** A place where the race stands, whichever distances pass it, and however often. */
export interface Place extends Pick<RaceCheckpoint, "code" | "kind" | "name" | "elevationM"> {
  readonly lat: number;
  readonly lng: number;
  /** On the clock of the event's Saturday; "26:00" is two in the night to Sunday. Left out: it does not close. */
  readonly cutoff?: string;
}

const pua = { elevationM: 268, lat: 19.179, lng: 100.913 };

/** Between Pua in the valley and Bo Kluea behind the ridge of Doi Phu Kha, Nan. Each is one checkpoint. */
export const places = {
  start: { code: "START", kind: "start", name: { th: "จุดปล่อยตัว", en: "Start" }, ...pua },
  temple: split("TEMPLE", { th: "วัดภูเก็ต นาขั้นบันได", en: "Wat Phuket rice terraces" }, [305, 19.194, 100.938]),
  paKlang: split("KLANG", { th: "บ้านป่ากลาง", en: "Ban Pa Klang" }, [318, 19.199, 100.956]),
  silaPhet: split("SILA", { th: "น้ำตกศิลาเพชร", en: "Silaphet Waterfall" }, [436, 19.141, 100.972]),
  mistCliff: split("MIST", { th: "ผาม่านหมอก", en: "Mist Curtain Cliff" }, [982, 19.175, 101.033]),
  headquarters: split(
    "HQ",
    { th: "ที่ทำการอุทยานดอยภูคา", en: "Doi Phu Kha Headquarters" },
    [1305, 19.201, 101.071],
    "28:30",
  ),
  summit: split("RIDGE", { th: "สันดอยภูคา", en: "Phu Kha Ridge" }, [1924, 19.216, 101.088], "16:00"),
  viewpoint: split("1715", { th: "จุดชมวิว 1715", en: "Viewpoint 1715" }, [1715, 19.183, 101.101], "26:00"),
  saltWells: split("SALT", { th: "บ่อเกลือสินเธาว์", en: "Bo Kluea Salt Wells" }, [688, 19.148, 101.156], "20:30"),
  sapan: split("SAPAN", { th: "บ้านสะปัน", en: "Ban Sapan" }, [724, 19.19, 101.176]),
  waterfall: split("TONG", { th: "น้ำตกต้นตอง", en: "Ton Tong Waterfall" }, [742, 19.207, 101.004], "34:15"),
  finish: { code: "FIN", kind: "finish", name: { th: "เส้นชัย", en: "Finish" }, ...pua },
} as const satisfies Record<string, Place>;

function split(
  code: string,
  name: Text,
  [elevationM, lat, lng]: readonly [number, number, number],
  cutoff?: string,
): Place {
  return { code, kind: "split", name, elevationM, lat, lng, ...(cutoff !== undefined && { cutoff }) };
}
