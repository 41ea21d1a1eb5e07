import { TYPES_PANIER, type Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { useEffect } from 'react';
import { usePage } from '../../page-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useTexts } from '../../use-texts.ts';
import { ecrireTete } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import {
  noterType,
  noterTypeTemporaire,
  oublierTypeTemporaire,
  typeEffectif,
} from '../type-panier.ts';

/** Order or quote; a compte in consultation asks for quotes only. */
export function ChoixType({ panier }: { panier: Panier }) {
  const { ecrivain, mots } = useLignes();
  const tErreurs = useTexts('erreurs');
  const isConsultation = usePage().session.compte?.bloque ?? false;
  const { t } = mots;
  const type = typeEffectif(panier.type, isConsultation);
  useEffect(() => noterType(type, isConsultation), [type, isConsultation]);
  if (isConsultation) return <Badge tone="warn">{t('type.consultation')}</Badge>;
  const choose = async (choisi: Panier['type']) => {
    noterTypeTemporaire(choisi);
    const resultat = await ecrireTete(ecrivain, { type: choisi });
    if (resultat.ok) return;
    oublierTypeTemporaire();
    showToast({ title: tErreurs(resultat.echec.code) });
  };
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
