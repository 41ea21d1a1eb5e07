import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier, type Calendrier } from '../calendrier.ts';
import type { Texte } from '../catalogue/modele.ts';
import { BROCHURES } from './brochures.ts';
import { QUESTIONS, readCibles, slugsDePage, slugsDeQuestion } from './cibles.ts';
import { THEMES } from './faq.ts';
import { lierTextes, type Cibles } from './lier-texte.ts';
import { PAGES } from './pages.ts';

export async function copyContenus(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  const cibles = await readCibles(tx);
  await copyPages(tx, calendrier, cibles);
  await copyFaq(tx, calendrier, cibles);
  await copyBrochures(tx, calendrier, cibles);
}

/** The columns of a text in three languages. */
const colonnes = <const Nom extends string>(nom: Nom) =>
  [`${nom}_fr`, `${nom}_en`, `${nom}_es`] as const;
const enLangues = ({ fr, en, es }: Texte) => [fr, en, es] as const;

async function copyPages(tx: Tx, calendrier: Calendrier, cibles: Cibles): Promise<void> {
  await copyRows(
    tx,
    'page_contenu',
    [
      'id',
      'rubrique',
      'rang',
      ...colonnes('titre'),
      ...colonnes('slug'),
      ...colonnes('resume'),
      ...colonnes('texte'),
      'modifie_le',
    ],
    PAGES.map((page, rang) => {
      const part = (nom: 'titre' | 'resume' | 'texte'): Texte => ({
        fr: page.fr[nom],
        en: page.en[nom],
        es: page.es[nom],
      });
      return [
        page.id,
        page.rubrique,
        rang,
        ...enLangues(part('titre')),
        ...enLangues(slugsDePage(page)),
        ...enLangues(part('resume')),
        ...enLangues(lierTextes(part('texte'), cibles)),
        calendrier(-page.jours),
      ] as const;
    }),
  );
}

/** Answers are looked over once a quarter, a theme after the other. */
const JOURS_ENTRE_THEMES = 11;

async function copyFaq(tx: Tx, calendrier: Calendrier, cibles: Cibles): Promise<void> {
  await copyRows(
    tx,
    'faq_theme',
    ['id', 'code', 'rang', ...colonnes('libelle')],
    THEMES.map(
      ({ code, libelle }, index) => [index + 1, code, index, ...enLangues(libelle)] as const,
    ),
  );
  const themes = THEMES.map(({ code }) => code);
  await copyRows(
    tx,
    'faq_question',
    [
      'id',
      'theme_id',
      'rang',
      ...colonnes('question'),
      ...colonnes('slug'),
      ...colonnes('reponse'),
      'modifie_le',
    ],
    QUESTIONS.map((each) => {
      const theme = themes.indexOf(each.theme);
      const reponse = { fr: each.fr[1], en: each.en[1], es: each.es[1] };
      return [
        each.id,
        theme + 1,
        each.id,
        ...enLangues({ fr: each.fr[0], en: each.en[0], es: each.es[0] }),
        ...enLangues(slugsDeQuestion(each)),
        ...enLangues(lierTextes(reponse, cibles)),
        calendrier(-(5 + theme * JOURS_ENTRE_THEMES)),
      ] as const;
    }),
  );
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('faq_theme', 'id'), ${THEMES.length}),
           setval(pg_get_serial_sequence('faq_question', 'id'), ${QUESTIONS.length})`);
}

async function copyBrochures(tx: Tx, calendrier: Calendrier, cibles: Cibles): Promise<void> {
  await copyRows(
    tx,
    'brochure',
    [
      'type',
      'rang',
      'noeud_id',
      ...colonnes('titre'),
      ...colonnes('resume'),
      ...colonnes('texte'),
      'modifie_le',
    ],
    BROCHURES.map(
      ({ type, noeud, titre, resume, texte, jours }, rang) =>
        [
          type,
          rang,
          noeud === null ? null : Number(cibles.noeud.get(noeud)?.id),
          ...enLangues(titre),
          ...enLangues(resume),
          ...enLangues(lierTextes(texte, cibles)),
          calendrier(-jours),
        ] as const,
    ),
  );
}
