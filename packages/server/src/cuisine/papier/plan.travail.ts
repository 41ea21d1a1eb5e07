/** A kitchen on paper: the dimensioned plan, each wall from the room, and what it takes. */
import { NATURES } from '@comptoir/contract/cuisine/besoin.ts';
import type { NomenclatureChiffree } from '@comptoir/contract/cuisine/cuisine.contract.ts';
import {
  dessinerElevation,
  lignesEnElevation,
} from '@comptoir/contract/cuisine/dessin-elevation.ts';
import { dessinerPlan } from '@comptoir/contract/cuisine/dessin-plan.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  collect,
  MARGIN,
  openFeuille,
  printable,
  writeFeet,
  writeHead,
  writeHeading,
  writeTable,
  type Pdf,
} from '../../documents/documents.public.ts';
import { MOTS, type Mots } from '../mots.ts';
import { dessiner } from './dessiner.ts';

export interface PlanAImprimer {
  plan: Plan;
  nomenclature: NomenclatureChiffree;
  langue: Locale;
  maintenant: Date;
}

const HAUTEUR_PLAN = 400;
const HAUTEUR_ELEVATION = 225;

export default async function writePlan({
  plan,
  nomenclature,
  langue,
  maintenant,
}: PlanAImprimer): Promise<Buffer> {
  const t = MOTS[langue];
  const nom = plan.nom || t('nom.defaut');
  const pdf = openFeuille(`${t('papier.titre')} · ${nom}`, langue);
  const bytes = collect(pdf);
  const date = formatDate(maintenant);
  writeHead(pdf, t('papier.titre'), t('papier.sousTitre', { nom, date }));
  writeFinitions(pdf, plan, t);
  writeHeading(pdf, t('papier.plan'));
  pdf.y += placer(pdf, dessinerPlan(plan), HAUTEUR_PLAN);
  for (const ligne of lignesEnElevation(plan)) writeElevation(pdf, plan, ligne, t);
  writeElements(pdf, plan, t, langue);
  writeNomenclature(pdf, nomenclature, t, langue);
  writeFeet(pdf, (page, pages) => [
    t('papier.pied', {
      enseigne: enseigne.nom,
      telephone: enseigne.contact.telephone.libelle,
      date,
    }),
    t('papier.page', { page, pages }),
  ]);
  pdf.end();
  return bytes;
}

function placer(pdf: Pdf, dessin: ReturnType<typeof dessinerPlan>, hauteur: number): number {
  const { width } = pdf.page;
  return dessiner(pdf, dessin, { x: MARGIN, y: pdf.y, largeur: width - 2 * MARGIN, hauteur });
}

function writeFinitions(pdf: Pdf, { finitions }: Plan, t: Mots): void {
  const texte = t('papier.finitions', {
    facade: t(`decors.${finitions.facade}`),
    plan: t(`decors.${finitions.planDeTravail}`),
    poignee: t(`poignees.${finitions.poignee}`),
  });
  pdf.moveDown(0.6).font('Helvetica').fontSize(9.5).fillColor('black');
  pdf.text(printable(texte), MARGIN);
}

/** A drawing stays on one sheet with its heading. */
function writeElevation(pdf: Pdf, plan: Plan, ligne: string, t: Mots): void {
  const { height, margins } = pdf.page;
  if (pdf.y + HAUTEUR_ELEVATION + 40 > height - margins.bottom) pdf.addPage();
  writeHeading(pdf, t('dessin.elevation', { ligne: nomDeLigne(ligne, t) }));
  pdf.y += placer(pdf, dessinerElevation(plan, ligne), HAUTEUR_ELEVATION);
}

function nomDeLigne(ligne: string, t: Mots): string {
  return ligne.startsWith('I')
    ? t('ligne.ilot', { nom: ligne.slice(1) })
    : t('ligne.mur', { nom: ligne });
}

function writeElements(pdf: Pdf, { elements }: Plan, t: Mots, langue: Locale): void {
  if (elements.length === 0) return;
  writeHeading(pdf, t('papier.elements'));
  const mm = (nombre: number) => formatNombre(langue, nombre);
  writeTable(pdf, {
    tetes: [
      t('papier.colonnes.repere'),
      t('papier.colonnes.element'),
      t('papier.colonnes.ligne'),
      t('papier.colonnes.position'),
      t('papier.colonnes.largeur'),
    ].map(printable),
    lignes: elements.map(({ type, ligne, position, largeur }, i) =>
      [String(i + 1), t(`types.${type}`), ligne, mm(position), mm(largeur)].map(printable),
    ),
    widths: [40, '*', 50, 90, 70],
    droite: 2,
  });
}

function writeNomenclature(
  pdf: Pdf,
  { lignes, aFournir, tarif }: NomenclatureChiffree,
  t: Mots,
  langue: Locale,
): void {
  if (lignes.length === 0) return;
  writeHeading(pdf, t('papier.nomenclature'));
  const rangees = lignes.map(({ nature, besoin, article }) =>
    article
      ? [
          article.reference,
          article.libelle,
          formatNombre(langue, article.quantite),
          formatArgent(langue, article.prixHT),
          formatArgent(langue, article.montantHT),
        ]
      : [
          '',
          `${t(`natures.${nature}`)} · ${t('nomenclature.nonTenu')}`,
          formatNombre(langue, besoin),
          '',
          '',
        ],
  );
  const totaux = [
    ['', t('nomenclature.totalHT'), '', '', formatArgent(langue, tarif.netHT)],
    ...tarif.tva.map(({ taux, montant }) => [
      '',
      `${t('papier.tva')} ${formatNombre(langue, taux)} %`,
      '',
      '',
      formatArgent(langue, montant),
    ]),
    ['', t('papier.totalTTC'), '', '', formatArgent(langue, tarif.ttc)],
  ];
  writeTable(pdf, {
    tetes: [
      t('papier.colonnes.reference'),
      t('papier.colonnes.designation'),
      t('papier.colonnes.quantite'),
      t('papier.colonnes.prixHT'),
      t('papier.colonnes.montantHT'),
    ].map(printable),
    lignes: [...rangees, ...totaux].map((rangee) => rangee.map(printable)),
    widths: [112, '*', 40, 76, 82],
    droite: 3,
  });
  writeDebit(pdf, lignes, t);
  if (aFournir.length > 0) {
    writeHeading(pdf, t('nomenclature.aFournir'));
    pdf.font('Helvetica').fontSize(9).fillColor('black');
    for (const { appareil, largeur } of aFournir) {
      const place = t('nomenclature.place', { largeur: formatNombre(langue, largeur) });
      pdf.text(printable(`${t(`appareils.${appareil}`)}, ${place}`));
    }
  }
}

/** Pieces × length × width, as the workshop cuts them. */
function writeDebit(pdf: Pdf, lignes: NomenclatureChiffree['lignes'], t: Mots): void {
  const coupees = lignes
    .filter(({ article }) => article?.coupe)
    .sort((a, b) => NATURES.indexOf(a.nature) - NATURES.indexOf(b.nature));
  if (coupees.length === 0) return;
  writeHeading(pdf, t('papier.coupes'));
  for (const { nature, article } of coupees) {
    pdf.font('Helvetica-Bold').fontSize(8.5).fillColor('black');
    pdf.text(printable(`${t(`natures.${nature}`)} · ${article?.reference ?? ''}`), MARGIN);
    pdf.font('Helvetica').fontSize(8);
    const pieces = (article?.coupe?.traitCoupe ?? '').replaceAll('x', ' × ').replaceAll('+', '   ');
    pdf.text(pieces, MARGIN, undefined, { lineGap: 1.5, paragraphGap: 4 });
  }
}
