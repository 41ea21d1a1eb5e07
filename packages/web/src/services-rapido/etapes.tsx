import { useId } from 'react';
import { useTexts } from '../words/use-texts.ts';

interface EtapesProps {
  /** How many stand side by side on a desk. */
  colonnes: 1 | 2;
}

const GRILLES = {
  1: 'space-y-4',
  2: 'grid gap-x-8 gap-y-6 sm:grid-cols-2',
} as const;

/** From the sizes to the parts in hand; the same for every workshop. */
export function Etapes({ colonnes }: EtapesProps) {
  const t = useTexts('services-rapido');
  const id = useId();
  const etapes = [
    { titre: t('etapes.besoin.titre'), texte: t('etapes.besoin.texte') },
    { titre: t('etapes.prix.titre'), texte: t('etapes.prix.texte') },
    { titre: t('etapes.atelier.titre'), texte: t('etapes.atelier.texte') },
    { titre: t('etapes.remise.titre'), texte: t('etapes.remise.texte') },
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={colonnes === 1 ? 'mb-3 type-h3' : 'mb-4 type-h2'}>
        {t('etapes.titre')}
      </h2>
      <ol className={GRILLES[colonnes]}>
        {etapes.map(({ titre, texte }, index) => (
          <li key={titre} className="flex gap-3 border-t pt-3">
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-ink-solid type-badge text-on"
            >
              {index + 1}
            </span>
            <div>
              <p className="type-h3">{titre}</p>
              <p className="mt-0.5 type-body text-pretty text-text-2">{texte}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
