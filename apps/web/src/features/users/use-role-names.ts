import { userChoices } from "@time-event/contract/users";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";

/** What roles are called; their code until that is there. */
export function useRoleNames(): (code: string) => string {
  const format = useFormat();
  const { data } = useStaffQuery(userChoices, {});
  return (code) => {
    const role = data?.data.roles.find((each) => each.code === code);
    return role ? format.text(role.name) : code;
  };
}
