import { Pin } from 'lucide-react';
import { useTexts } from '../../words/use-texts.ts';

/** The name of a customer, marked where the delegate pinned them. */
export function NomClient({ libelle, epingle }: { libelle: string; epingle: boolean }) {
  const t = useTexts('delegue');
  return (
    <>
      {epingle && (
        <Pin
          size={16}
          role="img"
          aria-label={t('tournee.epingle')}
          className="shrink-0 text-del-t"
        />
      )}
      <span className="text-pretty">{libelle}</span>
    </>
  );
}
