import { webRegisterResultListChoices, type ResultListChoices } from "@time-event/contract/results";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

/** Of a category of which nothing is known. */
export const noChoices: ResultListChoices = { genders: [], ageGroups: [], clubs: [], nations: [] };

/** What a category can be filtered by. */
export interface ShownChoices extends ResultListChoices {
  readonly category: string | undefined;
}

/** What a category can be filtered by; asked again when another one is shown. @param loaded of the page's loader */
export function useChoices(event: string, category: string, loaded: ShownChoices): ResultListChoices {
  const callApi = useCallApi();
  const [choices, setChoices] = useState(loaded);
  const isKnown = choices.category === category;
  useEffect(() => {
    if (isKnown) return;
    let left = false;
    callApi(webRegisterResultListChoices, { event, category }).then(
      ({ data }) => left || setChoices({ category, ...data }),
      // what was chosen stays; another category asks again
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [callApi, event, category, isKnown]);
  return choices;
}
