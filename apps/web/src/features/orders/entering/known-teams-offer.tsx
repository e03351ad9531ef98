import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { knownPeople, type KnownTeam, titleOf } from "../known-people.ts";

interface KnownTeamsOfferProps {
  readonly onChoose: (team: KnownTeam) => void;
}

const mostOffered = 4;

/** Teams that were entered on this device before: a captain who comes back fills in all members with one tap. */
export function KnownTeamsOffer({ onChoose }: KnownTeamsOfferProps) {
  const m = useMessages(enterMessages);
  const [teams] = useState(knownPeople.teams);
  if (teams.length === 0) return null;
  return (
    <div className="enter__known" role="group" aria-label={m.offeredTeams}>
      <p className="soft">{m.offeredTeams}</p>
      <div className="enter__known-people">
        {teams.slice(0, mostOffered).map((known) => (
          <Button key={titleOf(known)} look="quiet" small onClick={() => onChoose(known)}>
            {m.knownTeam(titleOf(known), known.players.length)}
          </Button>
        ))}
      </div>
    </div>
  );
}
