-- Files that a mail carries, kept with it in the local outbox: [{"nom", "type", "data"}], data in base64.
alter table courrier add column pieces jsonb not null default '[]';
