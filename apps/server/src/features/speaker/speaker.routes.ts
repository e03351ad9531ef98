import { archScreenGet, speakerScreenGet } from "@time-event/contract/speaker";
import type { StaffApi } from "../../http/staff-api.ts";
import type { ArchService } from "./arch.service.ts";
import type { SpeakerService } from "./speaker.service.ts";

export function speakerRoutes(api: StaffApi, speaker: SpeakerService, arch: ArchService): void {
  api.get(speakerScreenGet, speaker.screen);
  api.get(archScreenGet, arch.screen);
}
