import { userChoices } from "@time-event/contract/users";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";

/** The names of roles; their codes until the names are loaded. */
export function useRoleNames(): (code: string) => string {
  const format = useFormat();
  const { data } = useStaffQuery(userChoices, {});
  return (code) => {
    const role = data?.data.roles.find((each) => each.code === code);
    return role ? format.text(role.name) : code;
  };
}
