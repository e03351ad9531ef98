import type { Random } from "@time-event/domain/rehearsal/random";
import { clubs } from "../words/clubs.ts";
import type { Player } from "./trail-players.ts";

const teamsPerCourse: Readonly<Record<string, number>> = { "50K": 14, "25K": 18 };

/** Club teams of three to five, of whom the best three count. */
export function enterTeams(random: Random, players: readonly Player[]): void {
  for (const [category, teams] of Object.entries(teamsPerCourse)) {
    const free = random.shuffled(players.filter(({ entry }) => entry.category === category));
    for (const club of random.shuffled(clubs).slice(0, teams)) {
      for (let members = random.pick([3, 3, 3, 4, 5]); members > 0; members--) {
        const player = free.pop();
        if (player) player.entry = { ...player.entry, club, team: club };
      }
    }
  }
}
