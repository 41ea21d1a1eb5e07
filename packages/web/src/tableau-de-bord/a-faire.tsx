/** What waits today: each a line, with the one button that settles it. */
import type { ComponentType } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import type {
  AFaire as ChoseAFaire,
  GenreAFaire,
  TableauDeBord,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit, jusqua } from '@comptoir/contract/words/jours-dits.ts';
import { ReprendreListe } from '../listes-achats/reprendre-liste.public.tsx';
import { SectionCompte } from '../mon-compte/section-compte.public.tsx';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Approbation } from './approbation.tsx';
import { LigneAFaire } from './ligne-a-faire.tsx';
import type { LigneProps } from './ligne-props.ts';

/** One row for each kind; a kind of the contract without its row does not compile. */
const LIGNES: { [G in GenreAFaire]: ComponentType<LigneProps<G>> } = {
  approbation: Approbation,
  devis: Devis,
  factures: Factures,
  habitudes: Habitudes,
  liste: Reassort,
  'panier-prepare': PanierPrepare,
};

export function AFaire({ tableau: { aFaire, jour } }: { tableau: TableauDeBord }) {
  const t = useTexts('tableau-de-bord');
  if (aFaire.length === 0) return null;
  return (
    <SectionCompte titre={t('aFaire.titre')}>
      <ul className="divide-y divide-line border-b border-line">
        {aFaire.map((chose) => (
          <Chose key={cleOf(chose)} chose={chose} jour={jour} />
        ))}
      </ul>
    </SectionCompte>
  );
}

function Chose({ chose, jour }: { chose: ChoseAFaire; jour: string }) {
  const Ligne = LIGNES[chose.genre] as ComponentType<{ chose: ChoseAFaire; jour: string }>;
  return <Ligne chose={chose} jour={jour} />;
}

function cleOf(chose: ChoseAFaire): string {
  switch (chose.genre) {
    case 'approbation':
      return chose.commande.key;
    case 'devis':
      return chose.devis.key;
    case 'liste':
      return `liste-${chose.id}`;
    case 'factures':
    case 'habitudes':
      return chose.genre;
    case 'panier-prepare':
      return chose.creeLe;
  }
}

function Devis({ chose: { devis, presse }, jour }: LigneProps<'devis'>) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { key, numero, chantiers, netHT, valableJusqu } = devis;
  const href = liens.devisDetail(locale, key);
  return (
    <LigneAFaire
      titre={
        <Lien href={href} className="hover:underline">
          {t('aFaire.devis.titre', { numero })}
        </Lien>
      }
      detail={[...chantiers.slice(0, 1), formatArgent(locale, netHT)].join(' · ')}
      alerte={
        valableJusqu && t('aFaire.devis.valable', { jusqua: jusqua(locale, valableJusqu, jour) })
      }
      presse={presse}
    >
      <Lien
        href={href}
        aria-label={t('aFaire.devis.repondreA', { numero })}
        className={buttonClass({ size: 'sm' })}
      >
        {t('aFaire.devis.repondre')}
      </Lien>
    </LigneAFaire>
  );
}

function Factures({ chose: { nombre, reste, depuis }, jour }: LigneProps<'factures'>) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const href = liens.factures(locale, { query: { etat: 'en-retard', tri: 'echeance' } });
  return (
    <LigneAFaire
      titre={
        <Lien href={href} className="hover:underline">
          {t('aFaire.factures.titre', { count: nombre, nombre: formatNombre(locale, nombre) })}
        </Lien>
      }
      detail={t('aFaire.factures.reste', { montant: formatArgent(locale, reste) })}
      alerte={t('aFaire.factures.depuis', {
        count: nombre,
        jour: jourDit(locale, depuis, jour),
      })}
      presse
    >
      <Lien href={href} className={buttonClass({ size: 'sm' })}>
        {t('aFaire.factures.regler')}
      </Lien>
    </LigneAFaire>
  );
}

function Reassort({ chose, jour }: LigneProps<'liste'>) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { id, libelle, manquants, compteeLe } = chose;
  return (
    <LigneAFaire
      titre={
        <Lien href={liens.listeAchats(locale, id)} className="wrap-anywhere hover:underline">
          {t('aFaire.liste.titre', { liste: libelle })}
        </Lien>
      }
      detail={t('aFaire.liste.detail', {
        count: manquants,
        nombre: formatNombre(locale, manquants),
        jour: jourDit(locale, compteeLe, jour),
      })}
    >
      <ReprendreListe liste={{ id, libelle, manquants }} />
    </LigneAFaire>
  );
}

function Habitudes({ chose: { nombre, premieres } }: LigneProps<'habitudes'>) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const href = liens.habitudesAchats(locale, { query: { etat: 'due' } });
  const autres = nombre - premieres.length;
  return (
    <LigneAFaire
      titre={
        <Lien href={href} className="hover:underline">
          {t('aFaire.habitudes.titre', { count: nombre, nombre: formatNombre(locale, nombre) })}
        </Lien>
      }
      detail={[
        ...premieres,
        ...(autres > 0
          ? [t('aFaire.habitudes.autres', { count: autres, nombre: formatNombre(locale, autres) })]
          : []),
      ].join(' · ')}
    >
      <Lien href={href} className={buttonClass({ size: 'sm' })}>
        {t('aFaire.habitudes.voir')}
      </Lien>
    </LigneAFaire>
  );
}

function PanierPrepare({ chose, jour }: LigneProps<'panier-prepare'>) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { delegue, nombreLignes, totalHT, creeLe, mot } = chose;
  return (
    <LigneAFaire
      titre={t('aFaire.panier.titre', { nom: delegue })}
      detail={t('aFaire.panier.detail', {
        count: nombreLignes,
        montant: formatArgent(locale, totalHT),
        jour: jourDit(locale, creeLe, jour),
      })}
      alerte={mot && `« ${mot} »`}
    >
      <Lien href={liens.panier(locale)} className={buttonClass({ size: 'sm' })}>
        {t('aFaire.panier.voir')}
      </Lien>
    </LigneAFaire>
  );
}
