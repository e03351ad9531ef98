-- Who the emergency contact is to the player: mother, friend, coach.
alter table entries add column emergency_relation text not null default '';
