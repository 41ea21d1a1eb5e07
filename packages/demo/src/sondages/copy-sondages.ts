import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Texte } from '../catalogue/modele.ts';
import { slugsOf } from '../contenus/cibles.ts';
import { HORAIRES } from './horaires.ts';
import { LIVRAISON } from './livraison.ts';
import { tirerReponses } from './reponses.ts';
import type { QuestionDemo, SondageDemo } from './sondage-demo.ts';
import { VETEMENTS } from './vetements.ts';

export const SONDAGES: readonly SondageDemo[] = [HORAIRES, LIVRAISON, VETEMENTS];

const colonnes = <const Nom extends string>(nom: Nom) =>
  [`${nom}_fr`, `${nom}_en`, `${nom}_es`] as const;
const enLangues = ({ fr, en, es }: Texte) => [fr, en, es] as const;

/** Identifiers follow the order in which things are written. */
const id = (sondage: number) => sondage + 1;
const questionId = (sondage: number, question: number) => id(sondage) * 100 + question + 1;
const choixId = (sondage: number, question: number, choix: number) =>
  questionId(sondage, question) * 100 + choix + 1;

export async function copySondages(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  await copyRows(
    tx,
    'sondage',
    ['id', ...colonnes('titre'), ...colonnes('slug'), ...colonnes('texte'), 'debut', 'fin'],
    SONDAGES.map(
      ({ titre, texte, debut, fin }, rang) =>
        [
          id(rang),
          ...enLangues(titre),
          ...enLangues(slugsOf((locale) => titre[locale])),
          ...enLangues(texte),
          calendrier(debut),
          calendrier(fin),
        ] as const,
    ),
  );
  await copyQuestions(tx);
  for (const [rang, sondage] of SONDAGES.entries()) await copyReponses(tx, rang, sondage);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('sondage', 'id'), (select max(id) from sondage)),
           setval(pg_get_serial_sequence('sondage_question', 'id'),
                  (select max(id) from sondage_question)),
           setval(pg_get_serial_sequence('sondage_choix', 'id'), (select max(id) from sondage_choix))`);
}

async function copyQuestions(tx: Tx): Promise<void> {
  await copyRows(
    tx,
    'sondage_question',
    ['id', 'sondage_id', 'rang', 'genre', 'obligatoire', ...colonnes('libelle'), 'maximum'],
    SONDAGES.flatMap(({ questions }, sondage) =>
      questions.map(
        (question, rang) =>
          [
            questionId(sondage, rang),
            id(sondage),
            rang,
            question.genre,
            question.obligatoire,
            ...enLangues(question.libelle),
            question.genre === 'echelle' ? question.poids.length : null,
          ] as const,
      ),
    ),
  );
  await copyRows(
    tx,
    'sondage_choix',
    ['id', 'question_id', 'rang', ...colonnes('libelle')],
    SONDAGES.flatMap(({ questions }, sondage) =>
      questions.flatMap((question, rang) =>
        libellesOf(question).map(
          (libelle, choix) =>
            [
              choixId(sondage, rang, choix),
              questionId(sondage, rang),
              choix,
              ...enLangues(libelle),
            ] as const,
        ),
      ),
    ),
  );
}

function libellesOf(question: QuestionDemo): readonly Texte[] {
  if (question.genre === 'texte') return [];
  if (question.genre === 'echelle') return question.bornes;
  return question.choix.map(([libelle]) => libelle);
}

/** Answers of people whose sessions are long gone: everyone in the demo can still answer. */
async function copyReponses(tx: Tx, rang: number, sondage: SondageDemo): Promise<void> {
  const tirees = tirerReponses(sondage);
  const { premiere } = await tx.one<{ premiere: number }>(sql`
    with nouvelles as (
      insert into sondage_reponse (sondage_id, recue_le)
      select ${id(rang)}, least(now(), (select debut from sondage where id = ${id(rang)})
                                + n * interval '3 hours')
        from generate_series(1, ${tirees.length}::int) as n
      returning id
    )
    select min(id) as premiere from nouvelles`);
  await copyRows(
    tx,
    'sondage_valeur',
    ['reponse_id', 'question_id', 'choix_id', 'note', 'texte'],
    tirees.flatMap((valeurs, personne) =>
      valeurs.map(
        ({ question, choix, note, texte }) =>
          [
            premiere + personne,
            questionId(rang, question),
            choix === undefined ? null : choixId(rang, question, choix),
            note ?? null,
            texte ?? null,
          ] as const,
      ),
    ),
  );
}
