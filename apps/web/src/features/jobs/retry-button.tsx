import type { BodyOf } from "@time-event/contract/endpoint";
import { jobRetry } from "@time-event/contract/jobs";
import { Button } from "../../ui/staff/control/button.tsx";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { jobsMessages } from "./jobs.messages.ts";

interface RetryButtonProps {
  readonly body: BodyOf<typeof jobRetry>;
  readonly label: string;
  /** Names the task for people who use a screen reader and do not see the row. */
  readonly name: string;
}

export function RetryButton({ body, label, name }: RetryButtonProps) {
  const m = useMessages(jobsMessages);
  const failureText = useFailureText();
  const retry = useStaffAction(jobRetry, { onSuccess: () => toast({ severity: "success", summary: m.told }) });
  return (
    <Button
      type="button"
      outlined
      icon="pi pi-refresh"
      label={label}
      aria-label={name}
      loading={retry.isPending}
      onClick={() =>
        retry.mutate(body, {
          onError: (failure) => tellFailed(failureText(failure)),
        })
      }
    />
  );
}
