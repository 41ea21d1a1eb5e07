import { useTexts } from '../words/use-texts.ts';

/** Over the columns of the rows; on a narrow screen the fields name themselves. */
export function TetesColonnes() {
  const t = useTexts('achat-rapide');
  return (
    <div
      aria-hidden
      className="grid grid-cols-[1.75rem_13.5rem_minmax(0,1fr)_6.5rem_auto_7rem_2.5rem] gap-x-4 border-b-2 border-text pb-2 type-head text-text-2 max-lg:hidden"
    >
      <span />
      <span>{t('colonnes.reference')}</span>
      <span>{t('colonnes.designation')}</span>
      <span className="text-right">{t('colonnes.prix')}</span>
      <span className="w-27">{t('colonnes.quantite')}</span>
      <span className="text-right">{t('colonnes.total')}</span>
      <span />
    </div>
  );
}
