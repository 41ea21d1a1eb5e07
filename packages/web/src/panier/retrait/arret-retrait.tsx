import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { PlanDeRetrait } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { LignesRetrait } from './lignes-retrait.tsx';
import { MagasinRetrait } from './magasin-retrait.tsx';
import type { MagasinProps } from './magasin-props.ts';

interface Props extends MagasinProps {
  arret: PlanDeRetrait['arrets'][number];
  /** Undefined where it is the only one. */
  rang: number | undefined;
}

/** A stop, with the lines that are taken there. */
export function ArretRetrait({ arret, rang, ...magasin }: Props) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  const { distance, lignes, nombreLignes } = arret;
  return (
    <MagasinRetrait
      {...magasin}
      distance={distance}
      tete={
        rang !== undefined && <p className="type-label text-text-2">{t('arrets.rang', { rang })}</p>
      }
    >
      <LignesRetrait
        titre={t('arrets.lignes', {
          count: nombreLignes,
          nombre: formatNombre(locale, nombreLignes),
        })}
        lignes={lignes}
        nombre={nombreLignes}
      />
    </MagasinRetrait>
  );
}
