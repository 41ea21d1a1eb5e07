/** The net price for who asks and the quantity they want, with why it is so and how to pay less. */
import { clsx } from 'clsx';
import type { Montant } from '@comptoir/contract/argent.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { MONTRE_MONTANTS, usePrixDeVente } from '../../discretion/prix-vente.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { oncePerLanguage } from '../mots.ts';
import { useIsTtc, usePrixAffiche } from './prix-affiche.ts';
import { PrixUnitaire } from './prix-unitaire.tsx';
import { isRemise, paliersUtiles, prixPourQuantite } from './prix.ts';
import { libellePrixUnite, libelleUnite, type Unite } from '../unite.ts';

interface Props {
  tarif: TarifAffiche | null;
  unite: Unite;
  contenu: string;
  quantite?: number;
  variant: 'carte' | 'rangee' | 'tableau';
}

const mots = oncePerLanguage((t) => ({
  surDemande: t('prix.surDemande'),
  public: t('prix.public'),
}));

/** Tiers shown under a price; a table has its columns for them. */
const PALIERS_DITS = 2;

export function PrixArticle({ tarif, unite, contenu, quantite = 1, variant }: Props) {
  const t = useTexts('articles');
  const locale = useLocale();
  const words = mots(t);
  const enVente = usePrixDeVente(tarif);
  const isTtc = useIsTtc();
  const affiche = usePrixAffiche();
  if (tarif === null) {
    return <p className={clsx('type-meta text-text-2', HEIGHTS[variant])}>{words.surDemande}</p>;
  }
  const net = prixPourQuantite(tarif, quantite);
  const argent = (prix: Montant) => formatArgent(locale, affiche(tarif, prix));
  const montant = argent(enVente ? enVente(net) : net);
  const montre = enVente && MONTRE_MONTANTS;
  if (variant === 'tableau') {
    return (
      <b {...montre} className="font-[640] whitespace-nowrap">
        {montant}
      </b>
    );
  }
  const barre = !enVente && isRemise(tarif.prixPublicHT, net) && (
    <s className="type-caption text-text-2">
      <span className="sr-only">{words.public} </span>
      {argent(tarif.prixPublicHT)}
    </s>
  );
  if (variant === 'rangee') {
    return (
      <p className={clsx('flex flex-wrap items-baseline gap-x-1.5', HEIGHTS.rangee)}>
        <b {...montre} className="type-name">
          {montant}
        </b>
        {barre}
        <span className="type-caption text-text-2">{libellePrixUnite(t, unite, isTtc)}</span>
        <PrixUnitaire
          article={{ tarif, unite, contenu }}
          quantite={quantite}
          className="type-caption text-text-2"
        />
      </p>
    );
  }
  const paliers = enVente ? [] : paliersUtiles(tarif).slice(0, PALIERS_DITS);
  return (
    <div className={HEIGHTS.carte}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b {...montre} className="text-[1.25rem] leading-6 font-[680]">
          {montant}
        </b>
        <span title={libelleUnite(t, locale, unite, contenu)} className="type-caption text-text-2">
          {libellePrixUnite(t, unite, isTtc)}
        </span>
      </p>
      {/* A tier that has no room is left out whole: half a price says another one. */}
      <p className="flex h-4 flex-wrap overflow-hidden type-caption whitespace-nowrap text-text-2">
        {barre}
        {paliers.map((palier, rang) => (
          <span key={palier.quantite}>
            {(rang > 0 || barre) && <span className="whitespace-pre"> · </span>}
            {t('prix.des', { quantite: formatNombre(locale, palier.quantite) })}
            <b className="font-[580] text-text">{argent(palier.prixNetHT)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

/** With or without tiers and struck price, what stands below keeps its place. */
const HEIGHTS = { carte: 'min-h-10', rangee: 'min-h-5', tableau: '' };
