import type { PublicCategory } from "@time-event/contract/events";
import { webEventGet } from "@time-event/contract/events";
import { type FoundResult, webRegisterResultListFind } from "@time-event/contract/found-results";
import { type ResultField, webRegisterResultListField } from "@time-event/contract/results";
import { decodeLine } from "@time-event/domain/course/line-text";
import type { CourseLine } from "@time-event/domain/course/course-line";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

interface LoadedField {
  readonly field: ResultField;
  /** The leaders and those whom this device follows, as far as they are in this category. */
  readonly runners: readonly FoundResult[];
}

const mostNamed = 20;

/** Where the field is, asked again with every `version` of the results; `failed`: no answer has come yet. */
export function useField(event: string, category: string, bibs: readonly string[], version: number) {
  const callApi = useCallApi();
  const [loaded, setLoaded] = useState<LoadedField | "failed" | null>(null);
  const pinned = bibs.join(",");
  useEffect(() => {
    let left = false;
    async function load(): Promise<LoadedField> {
      const { data: field } = await callApi(webRegisterResultListField, { event, category });
      const named = [...new Set([...field.leaders, ...(pinned ? pinned.split(",") : [])])].slice(0, mostNamed);
      if (named.length === 0) return { field, runners: [] };
      const found = await callApi(webRegisterResultListFind, { event, bibs: named.join(","), limit: mostNamed });
      return { field, runners: found.data.filter((one) => one.category === category) };
    }
    async function show(): Promise<void> {
      // what stands there stays until the next change asks again
      const next = await load().catch(() => null);
      if (!left) setLoaded((before) => next ?? before ?? "failed");
    }
    void show();
    return () => {
      left = true;
    };
  }, [callApi, event, category, pinned, version]);
  return loaded;
}

/** The way of a category with its heights; without a track, through its checkpoints. */
export function useCourseLine(
  event: string,
  { code }: Pick<PublicCategory, "code">,
  points: readonly { readonly distanceM: number; readonly elevationM: number | null }[],
): CourseLine {
  const callApi = useCallApi();
  const [drawn, setDrawn] = useState<{ readonly code: string; readonly line: CourseLine } | null>(null);
  useEffect(() => {
    let left = false;
    callApi(webEventGet, { event, part: "all" }).then(
      ({ data }) => {
        const course = data.courses.find(({ categories }) => categories.includes(code));
        if (!left && course) setDrawn({ code, line: decodeLine(course.line) });
      },
      // the checkpoints' heights stay
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [callApi, event, code]);
  const isDrawn = drawn?.code === code && drawn.line.length > 1 && drawn.line.every((each) => each.elevationM !== null);
  if (isDrawn) return drawn.line;
  const isHigh = points.every(({ elevationM }) => elevationM !== null);
  return points.map(({ distanceM, elevationM }) => ({
    distanceM,
    elevationM: isHigh ? elevationM : 0,
    lat: 0,
    lng: 0,
  }));
}
