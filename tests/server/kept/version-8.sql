PRAGMA user_version = 8;
BEGIN TRANSACTION;
CREATE TABLE absences (since INTEGER PRIMARY KEY, until INTEGER);
INSERT INTO "absences" VALUES(1794969033647,1794979415178);
INSERT INTO "absences" VALUES(1794979416890,1794983030259);
INSERT INTO "absences" VALUES(1794983031597,1794991553606);
INSERT INTO "absences" VALUES(1794991553625,1795002820921);
INSERT INTO "absences" VALUES(1795002820932,1795027079235);
CREATE TABLE accounts (name TEXT PRIMARY KEY, hash TEXT, skeleton TEXT, recovery TEXT NOT NULL DEFAULT '', created INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "accounts" VALUES('Anna','$argon2id$v=19$m=65536,t=2,p=1$iL/Nvsnkbwtzg6AQx/XXuQ$RwkzyIAaGFPcfvtIuWLrI4JuQbJwSF4T2ffFyNQDdmA','anna','',0);
CREATE TABLE bans (who TEXT PRIMARY KEY, at INTEGER) WITHOUT ROWID;
CREATE TABLE blocks (name TEXT, other TEXT, PRIMARY KEY (name, other)) WITHOUT ROWID;
CREATE TABLE chat (id TEXT, number INTEGER, seat INTEGER, text TEXT, PRIMARY KEY (id, number)) WITHOUT ROWID;
INSERT INTO "chat" VALUES('gejjn6c8qfx3',0,0,'hello from an older version');
CREATE TABLE "claims" (name TEXT, id TEXT, seat INTEGER, at INTEGER, PRIMARY KEY (name, id)) WITHOUT ROWID;
INSERT INTO "claims" VALUES('Anna','nurs7wq39zks',0,1794969033633);
CREATE TABLE entrants (id TEXT, number INTEGER, name TEXT, rating INTEGER, out INTEGER, since INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE entries (id TEXT, number INTEGER, actor INTEGER, action TEXT, at INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;
INSERT INTO "entries" VALUES('gejjn6c8qfx3',0,-1,'deal p1 cb',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',1,-1,'deal p1 ma',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',2,-1,'deal p1 sw',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',3,-1,'deal p1 fo',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',4,-1,'deal p2 be',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',5,-1,'deal p2 lc',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',6,-1,'deal p2 sc',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',7,-1,'deal p2 pk',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',8,-1,'flip R',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',9,-1,'draw p1 ma',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',10,-1,'draw p1 ro',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',11,-1,'draw p1 sw',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',12,-1,'draw p2 pk',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',13,-1,'draw p2 lc',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',14,-1,'draw p2 sc',1794969032663);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',15,1,'pass with pk',1794969032693);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',16,0,'claim with sw',1794969032710);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',17,1,'recruit be with lc',1794969032721);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',18,0,'recruit sw with ro',1794969032733);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',19,1,'recruit pk with sc',1794969032735);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',20,0,'recruit ma with ma',1794969032741);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',21,-1,'draw p1 cb',1794969032741);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',22,-1,'draw p1 sw',1794969032741);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',23,-1,'draw p1 cb',1794969032741);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',24,-1,'draw p2 pk',1794969032741);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',25,-1,'draw p2 be',1794969032741);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',26,-1,'draw p2 lc',1794969032741);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',27,0,'recruit fo with cb',1794969032744);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',28,1,'recruit be with be',1794969032745);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',29,0,'recruit cb with cb',1794969032746);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',30,1,'pass with lc',1794969032746);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',31,0,'recruit ma with sw',1794969032747);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',32,1,'recruit pk with pk',1794969032748);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',33,-1,'draw p1 fo',1794969032748);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',34,-1,'draw p1 ma',1794969032748);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',35,-1,'draw p1 fo',1794969032748);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',36,-1,'draw p2 sc',1794969032748);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',37,-1,'draw p2 ro',1794969032748);
INSERT INTO "entries" VALUES('gejjn6c8qfx3',38,-1,'draw p2 be',1794969032748);
CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;
INSERT INTO "facts" VALUES('alive',1795027079245);
CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT, clock TEXT, options TEXT, open INTEGER, secret BLOB, start TEXT, created INTEGER, hints INTEGER NOT NULL DEFAULT 0, tournament TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "games" VALUES('fx3cz6kg2dq8','war-chest','none','',0,X'F31392D0B50D9663638A186F0EF4E8C50478FA26A45FF9C963169D4C29B94BBB','position war-chest
state round=0 first=1 turn=1 init=1 claimed=0 node=deal
units -
marks W=d1,g1 R=e6,h5
p1 hand=- bag=ro1 up=- down=- sup=- out=-
p2 hand=- bag=ro1 up=- down=- sup=- out=-
todo -
',1794969033647,0,'');
INSERT INTO "games" VALUES('gejjn6c8qfx3','war-chest','86400','',0,X'6679ED93E16CB88BF4665F4EA1B369B5B9D0E4D2BB0BD0A2E880C0DE5F6874FC','position war-chest
state round=0 first=1 turn=1 init=1 claimed=0 node=deal
units -
marks W=d1,g1 R=e6,h5
p1 hand=- bag=ro1 up=- down=- sup=- out=-
p2 hand=- bag=ro1 up=- down=- sup=- out=-
todo -
',1794969032602,0,'');
INSERT INTO "games" VALUES('nurs7wq39zks','standard-bearer','none','',1,X'A0839C74FA45E0BA88A551CA9D42720C96698CF34C7495F412F889086339C363','position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
   a  b  c  d  e  f  g
deal
',1794969033632,0,'');
CREATE TABLE outcomes (name TEXT, id TEXT, before REAL, after REAL, at INTEGER, PRIMARY KEY (name, id)) WITHOUT ROWID;
CREATE TABLE pairings (id TEXT, number INTEGER, round INTEGER, game TEXT, first INTEGER, second INTEGER, first_half INTEGER, second_half INTEGER, played INTEGER, at INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE ratings (name TEXT, game TEXT, speed TEXT, rating REAL, deviation REAL, volatility REAL, games INTEGER, at INTEGER, PRIMARY KEY (name, game, speed)) WITHOUT ROWID;
CREATE TABLE reports (number INTEGER PRIMARY KEY, by TEXT, about TEXT, text TEXT, at INTEGER);
CREATE TABLE seats (id TEXT, seat INTEGER, key TEXT, name TEXT, nonce TEXT, level INTEGER, taken INTEGER, time INTEGER, invitation TEXT, wanted TEXT NOT NULL DEFAULT '', PRIMARY KEY (id, seat)) WITHOUT ROWID;
INSERT INTO "seats" VALUES('fx3cz6kg2dq8',0,'235619efbe7b03e965ab4cdd2a1ac322','Boris','',0,1,0,'','');
INSERT INTO "seats" VALUES('fx3cz6kg2dq8',1,'','','',0,0,0,'bbde01641283ee510f782be2b7e938d2','');
INSERT INTO "seats" VALUES('gejjn6c8qfx3',0,'5b4a61d7baf59f35b0a6ce443125c8f6','','n0',0,1,86400000,'','');
INSERT INTO "seats" VALUES('gejjn6c8qfx3',1,'f96506f525fc67cdc9fe74c0be1ee48a','','n1',0,1,86400000,'a03a70470e93e9035db508edcabb6e89','');
INSERT INTO "seats" VALUES('nurs7wq39zks',0,'02525f8de51507218f5fe76448ec76be','Anna','',0,1,0,'','');
CREATE TABLE sessions (digest TEXT PRIMARY KEY, name TEXT, since INTEGER, seen INTEGER) WITHOUT ROWID;
INSERT INTO "sessions" VALUES('5794b1f78cdfdcd9a24566a902b6b9fd','Anna',1794969033612,1794969033612);
CREATE TABLE states (id TEXT PRIMARY KEY, created INTEGER, result TEXT, ended TEXT, next TEXT, turn INTEGER, deadline INTEGER, begun INTEGER, thinking INTEGER, waiting INTEGER, cuts INTEGER, draw_by INTEGER, draw_agreed INTEGER, undo_by INTEGER, undo_agreed INTEGER, acts INTEGER NOT NULL DEFAULT -1, version INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "states" VALUES('fx3cz6kg2dq8',1794969033647,'*','','',0,0,0,0,0,0,-1,0,-1,0,-1,0);
INSERT INTO "states" VALUES('gejjn6c8qfx3',1794969032602,'*','','',1794969032748,1795055432748,1,0,0,0,-1,0,-1,0,-1,0);
INSERT INTO "states" VALUES('nurs7wq39zks',1794969033632,'*','','',0,0,0,0,1,0,-1,0,-1,0,-1,0);
CREATE TABLE tournaments (id TEXT PRIMARY KEY, arena INTEGER, title TEXT, by TEXT, game TEXT, clock TEXT, options TEXT, start TEXT, rounds INTEGER, length INTEGER, wait INTEGER, pause INTEGER, created INTEGER, starts INTEGER, ended INTEGER, phase INTEGER, due INTEGER, round INTEGER) WITHOUT ROWID;
CREATE INDEX states_waiting ON states (created) WHERE waiting = 1;
CREATE INDEX states_deadline ON states (deadline) WHERE deadline > 0;
CREATE INDEX states_thinking ON states (id) WHERE thinking = 1;
CREATE INDEX states_unbegun ON states (created) WHERE begun = 0;
CREATE UNIQUE INDEX accounts_by_skeleton ON accounts (skeleton);
CREATE INDEX sessions_by_name ON sessions (name, seen);
CREATE INDEX sessions_by_time ON sessions (seen);
CREATE INDEX claims_by_game ON claims (id);
CREATE INDEX seats_wanted ON seats (wanted) WHERE wanted <> '';
CREATE INDEX ratings_by_game ON ratings (game, rating);
CREATE INDEX outcomes_by_time ON outcomes (at);
CREATE INDEX tournaments_due ON tournaments (due) WHERE due > 0;
CREATE INDEX tournaments_open ON tournaments (by) WHERE ended = 0;
CREATE INDEX entrants_by_name ON entrants (name);
CREATE INDEX pairings_by_game ON pairings (game) WHERE game <> '';
COMMIT;
