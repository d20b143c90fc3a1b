-- SPDX-License-Identifier: MIT
-- queue.sql - a study as a queue of shards. A worker leases a shard; a lease that runs out (the worker was killed, the
-- machine is gone) is simply taken again. Games are entered together with the end of their shard, in one transaction.
create table if not exists lab_shards (
    study text not null,      -- the study's hash
    shard int not null,
    shards int not null,
    worker text,
    leased_until timestamptz, -- null: nobody has it
    finished timestamptz,
    primary key (study, shard)
);
create table if not exists lab_games (
    study text not null,
    number bigint not null,
    line text not null,
    primary key (study, number)
);

-- Two results of one game mean that two workers do not play alike.
create or replace function lab_same_game() returns trigger language plpgsql as $$
declare
    kept text;
begin
    select line into kept from lab_games where study = new.study and number = new.number;
    if found and kept <> new.line then
        raise exception 'game % has two different results', new.number;
    end if;
    if found then return null; end if;
    return new;
end $$;
create or replace trigger lab_same_game before insert on lab_games
    for each row execute function lab_same_game();
