/** The figures that each ask for something; each is the count of the list its link opens. */
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  isZeroMontant,
  subtractMontants,
  unitsOf,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { ETATS_DEPENSES } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import {
  ETATS_EN_COURS,
  type TableauDeBord,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { formatArgent, formatArgentRond, formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit, jusqua } from '@comptoir/contract/words/jours-dits.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { joursDepuis } from './jours-depuis.ts';
import { sansCentimes } from './sans-centimes.ts';

export function Chiffres({ tableau }: { tableau: TableauDeBord }) {
  const t = useTexts('tableau-de-bord');
  return (
    <ul
      aria-label={t('chiffres.titre')}
      className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-line gap-px lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
    >
      <EnCours tableau={tableau} />
      <AValider tableau={tableau} />
      <Devis tableau={tableau} />
      <Argent tableau={tableau} />
    </ul>
  );
}

interface ChiffreProps {
  titre: string;
  lien: { href: string; libelle: string };
  valeur: ReactNode;
  detail?: ReactNode;
  presse?: boolean;
}

function Chiffre({ titre, lien, valeur, detail, presse = false }: ChiffreProps) {
  return (
    <li className="relative flex min-h-28 flex-col bg-bg max-lg:last:odd:col-span-2 px-4 py-3 has-[a:hover]:bg-sunk sm:px-5">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="type-body text-text-2">{titre}</h2>
        <Lien
          href={lien.href}
          aria-label={`${titre}, ${lien.libelle}`}
          className="type-meta text-link -outline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          <ChevronRight size={16} aria-hidden className="sm:hidden" />
          <span className="max-sm:hidden">{lien.libelle}</span>
        </Lien>
      </div>
      <p className="mt-1 text-[1.75rem] leading-9 font-[680] tracking-[-0.01em]">{valeur}</p>
      {detail && (
        <p className={clsx('mt-1 type-meta text-pretty', presse ? 'text-warn' : 'text-text-2')}>
          {detail}
        </p>
      )}
    </li>
  );
}

interface Props {
  tableau: TableauDeBord;
}

/** The person of the scope, as the lists filter by. */
const auteurOf = ({ pour, utilisateurId }: TableauDeBord) =>
  pour === 'moi' ? { auteurId: utilisateurId } : {};

function EnCours({ tableau }: Props) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { compteurs, prochaine, jour } = tableau;
  const query = { etat: ETATS_EN_COURS, ...auteurOf(tableau), tri: 'prevue' };
  return (
    <Chiffre
      titre={t('chiffres.enCours.titre')}
      lien={{ href: liens.commandes(locale, { query }), libelle: t('chiffres.enCours.lien') }}
      valeur={formatNombre(locale, compteurs.enCours)}
      detail={
        prochaine &&
        t('chiffres.enCours.prochaine', {
          count: prochaine.nombre,
          jour: jourDit(locale, prochaine.jour, jour),
        })
      }
    />
  );
}

/** Only where somebody approves something: who never does has no use for a nought. */
function AValider({ tableau }: Props) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { compteurs, attente, jour } = tableau;
  if (!attente) return null;
  const jours = joursDepuis(attente.depuis, jour);
  return (
    <Chiffre
      titre={t('chiffres.aValider.titre')}
      lien={{
        href: liens.commandes(locale, { query: { aValider: true } }),
        libelle: t('chiffres.aValider.lien'),
      }}
      valeur={formatNombre(locale, compteurs.aValider)}
      presse
      detail={
        jours === 0
          ? t('chiffres.aValider.aujourdhui', { montant: formatArgent(locale, attente.netHT) })
          : t('chiffres.aValider.attente', {
              count: jours,
              montant: formatArgent(locale, attente.netHT),
            })
      }
    />
  );
}

function Devis({ tableau }: Props) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { compteurs, echeance, jour } = tableau;
  const query = { etat: ['propose'], ...auteurOf(tableau), tri: 'validite' };
  return (
    <Chiffre
      titre={t('chiffres.devis.titre')}
      lien={{ href: liens.devis(locale, { query }), libelle: t('chiffres.devis.lien') }}
      valeur={formatNombre(locale, compteurs.devis)}
      presse={echeance !== null}
      detail={
        echeance &&
        t('chiffres.devis.echeance', {
          numero: echeance.numero,
          jusqua: jusqua(locale, echeance.valableJusqu, jour),
        })
      }
    />
  );
}

/** Who has a limit for the month looks at it; the others at what the company owes. */
function Argent({ tableau }: Props) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { pour, budget, credit, jour } = tableau;
  if (pour === 'moi' && budget) {
    const query = {
      etat: ETATS_DEPENSES,
      auteurId: tableau.utilisateurId,
      du: `${jour.slice(0, 7)}-01`,
    };
    return (
      <Chiffre
        titre={t('chiffres.budget.titre')}
        lien={{ href: liens.commandes(locale, { query }), libelle: t('chiffres.enCours.lien') }}
        valeur={sansCentimes(locale, budget.depense)}
        presse={isPresque(budget.depense, budget.plafond)}
        detail={surPlafond(budget.depense, budget.plafond)}
      />
    );
  }
  const { utilise, plafond } = credit;
  if (plafond === null && isZeroMontant(utilise)) return null;
  return (
    <Chiffre
      titre={t('chiffres.credit.titre')}
      lien={{ href: liens.factures(locale), libelle: t('chiffres.credit.lien') }}
      valeur={sansCentimes(locale, utilise)}
      presse={plafond !== null && isPresque(utilise, plafond)}
      detail={plafond ? surPlafond(utilise, plafond) : t('chiffres.credit.sansPlafond')}
    />
  );

  function surPlafond(pris: Montant, limite: Montant): string {
    const reste = subtractMontants(limite, pris);
    const isDepasse = unitsOf(reste) < 0n;
    return t(isDepasse ? 'chiffres.credit.depasse' : 'chiffres.credit.reste', {
      plafond: formatArgentRond(locale, limite),
      reste: sansCentimes(locale, isDepasse ? subtractMontants(pris, limite) : reste),
    });
  }
}

/** Four fifths of it are taken. */
function isPresque(pris: Montant, limite: Montant): boolean {
  return unitsOf(pris) * 5n >= unitsOf(limite) * 4n;
}
