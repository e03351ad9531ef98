import { archScreenGet, speakerSaidSave, speakerScreenGet } from "@time-event/contract/speaker";
import type { StaffApi } from "../../http/staff-api.ts";
import type { ArchService } from "./arch.service.ts";
import type { SpeakerMarks } from "./speaker-marks.service.ts";
import type { SpeakerService } from "./speaker.service.ts";

export function speakerRoutes(api: StaffApi, speaker: SpeakerService, marks: SpeakerMarks, arch: ArchService): void {
  api.get(speakerScreenGet, speaker.screen);
  api.post(speakerSaidSave, marks.save);
  api.get(archScreenGet, arch.screen);
}
