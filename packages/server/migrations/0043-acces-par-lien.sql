-- A password is chosen by who opened the link of the mail, never by who asked for the account: what
-- was chosen before is nobody's. Requests that wait are activated by choosing one.
alter table demande_compte drop column empreinte;

-- A code shown on a screen ends with the session that showed it.
alter table lien_unique
  add column session_id bigint,
  add constraint code_d_une_session
    foreign key (session_id) references session (id) on delete cascade;
create index lien_unique_par_session on lien_unique (session_id) where session_id is not null;
