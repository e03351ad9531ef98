import type { UploadedTrack } from "@time-event/contract/courses";
import { checkpointList, checkpointSave } from "@time-event/contract/checkpoints";
import {
  checkpointsOfWaypoints,
  type OfferedCheckpoint,
} from "@time-event/domain/checkpoints/checkpoints-of-waypoints";
import { decodeLine } from "@time-event/domain/course/line-text";
import { useMemo, useState } from "react";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import type { CourseSurroundings } from "./course-surroundings.ts";
import { staffCoursesMessages } from "./staff-courses.messages.ts";
import { WaypointRow } from "./waypoint-row.tsx";

interface WaypointOfferProps {
  readonly eventId: number;
  readonly track: Pick<UploadedTrack, "waypoints" | "waypointCount" | "line">;
  readonly checkpoints: CourseSurroundings["checkpoints"];
  readonly onDone: () => void;
}

/** What staff changed of an offered point. */
type Change = Partial<Pick<OfferedCheckpoint, "code" | "kind" | "name">> & { readonly isChosen?: boolean };

const unopened = { revision: 0, opensAt: null, cutoffAt: null };

/** The places that a file names, as checkpoints to add. Nothing is stored before staff confirm it. */
export function WaypointOffer({ eventId, track, checkpoints, onDone }: WaypointOfferProps) {
  const m = useMessages(staffCoursesMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const failureText = useFailureText(m.pointProblems);
  const save = useStaffAction(checkpointSave);
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);

  const offers = useMemo(
    () => checkpointsOfWaypoints(track.waypoints, checkpoints, decodeLine(track.line), m.endNames),
    [track, checkpoints, m],
  );
  if (offers.length === 0) return null;
  const rows = offers.map((offered) => {
    // one arch is a start and a finish
    const key = `${offered.lat} ${offered.lng} ${offered.name} ${offered.kind}`;
    const isNews = !offered.isKnown || offered.lacksPosition;
    const { isChosen = isNews && !offered.isFar, ...typed } = changes[key] ?? {};
    return { key, isNews, isChosen: isNews && isChosen, point: { ...offered, ...(!offered.isKnown && typed) } };
  });
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const leftOut = track.waypointCount - track.waypoints.length;

  async function add(): Promise<void> {
    setIsSaving(true);
    setFailures({});
    const failed: Record<string, string> = {};
    const stored = await callApi(checkpointList, { eventId }).then(
      ({ data }) => data,
      (failure: CallFailed) => {
        tellFailed(failureText(failure));
        return null;
      },
    );
    if (stored === null) return setIsSaving(false);
    for (const { key, point } of chosen) {
      const { code, kind, name, lat, lng, elevationM } = point;
      const distanceM = Math.round(point.distanceM);
      const before = point.isKnown ? stored.find((each) => each.code === code) : undefined;
      const body = before
        ? { ...before, eventId, lat, lng, elevationM: before.elevationM ?? elevationM }
        : { ...unopened, eventId, code, kind, name: { th: name || code, en: "" }, distanceM, lat, lng, elevationM };
      try {
        await save.mutateAsync(body);
      } catch (failure) {
        failed[key] = failureText(failure as CallFailed).join(" ");
      }
    }
    setIsSaving(false);
    setFailures(failed);
    const count = chosen.length - Object.keys(failed).length;
    if (count > 0) toast({ severity: "success", summary: m.pointsAdded(format.number(count)) });
    if (count === chosen.length) onDone();
  }

  return (
    <Panel title={m.pointsInFile} hint={m.pointsInFileHint}>
      {leftOut > 0 && (
        <p className="staff-courses__odd">
          {m.pointsLeftOut(format.number(track.waypointCount), format.number(leftOut))}
        </p>
      )}
      <div className="checkpoint-fit-frame" tabIndex={0} role="group" aria-label={m.pointsInFile}>
        <table className="checkpoint-fit waypoints figures">
          <thead>
            <tr>
              <th scope="col">{m.addPoint}</th>
              <th scope="col">{m.pointName}</th>
              <th scope="col">{m.pointCode}</th>
              <th scope="col">{m.pointKind}</th>
              <th scope="col">{m.onCourse}</th>
              <th scope="col">{m.away}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, point, isNews, isChosen }) => (
              <WaypointRow
                key={key}
                point={point}
                isNews={isNews}
                isChosen={isChosen}
                failure={failures[key]}
                onChange={(change) => setChanges((all) => ({ ...all, [key]: { ...all[key], ...change } }))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="row">
        <Button
          type="button"
          icon="pi pi-check"
          label={m.addPoints(format.number(chosen.length))}
          disabled={chosen.length === 0}
          loading={isSaving}
          onClick={() => void add()}
        />
        <Button type="button" text label={m.addNoPoints} onClick={onDone} />
      </div>
    </Panel>
  );
}
