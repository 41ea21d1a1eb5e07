import { TYPES_PANIER, type Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Segmented } from '../../ui/button/segmented.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { writeTete } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import {
  choixEnSuspens,
  readTypes,
  noterType,
  noterTypeTemporaire,
  oublierTypeTemporaire,
  typeEffectif,
} from '../type-panier.ts';

/** Order or quote; a compte in consultation asks for quotes only. */
export function ChoixType({ panier }: { panier: Panier }) {
  const { ecrivain, mots } = useLignes();
  const tErreurs = useTexts('erreurs');
  const isConsultation = usePage().session.consultation !== undefined;
  const { t } = mots;
  const type = typeEffectif(panier.type, isConsultation);
  // A choice is temporary until it is answered, whatever the page shows meanwhile.
  const enAttente = useRef(0);
  const isOuverte = useRef(false);
  const choose = async (choisi: Panier['type']) => {
    noterTypeTemporaire(choisi);
    enAttente.current += 1;
    const resultat = await writeTete(ecrivain, { type: choisi });
    enAttente.current -= 1;
    if (!resultat.ok) showToast({ title: tErreurs(resultat.echec.code) });
    if (enAttente.current > 0) return;
    if (resultat.ok) noterType(choisi, isConsultation);
    else oublierTypeTemporaire();
  };
  useEffect(() => {
    const suspens = isOuverte.current
      ? undefined
      : choixEnSuspens(readTypes(document.cookie), type, isConsultation);
    isOuverte.current = true;
    if (suspens) void choose(suspens);
    else if (enAttente.current === 0) noterType(type, isConsultation);
    // oxlint-disable-next-line react/exhaustive-deps -- what is told, not how it is written
  }, [type, isConsultation]);
  if (isConsultation) return <Badge tone="warn">{t('type.consultation')}</Badge>;
  return (
    <Segmented
      size="md"
      label={t('type.titre')}
      value={type}
      segments={TYPES_PANIER.map((value) => ({ value, label: t(`type.${value}`) }))}
      onChange={(choisi) => void choose(choisi)}
      className="max-sm:min-w-0 max-sm:flex-1 max-sm:*:flex-1 max-sm:*:justify-center print:hidden"
    />
  );
}
