import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { PlanDeRetrait } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { LignesRetrait } from './lignes-retrait.tsx';

interface Props {
  reste: PlanDeRetrait['reste'];
  nombre: number;
}

/** What no stop has, each line with its reason. */
export function ResteRetrait({ reste, nombre }: Props) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  if (nombre === 0) return null;
  return (
    <LignesRetrait
      titre={t('reste.titre', { count: nombre, nombre: formatNombre(locale, nombre) })}
      lignes={reste.map((ligne) => ({ ...ligne, raison: t(`reste.${ligne.raison}`) }))}
      nombre={nombre}
    />
  );
}
