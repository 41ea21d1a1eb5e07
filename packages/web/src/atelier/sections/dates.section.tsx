import { DatePicker } from '../../ui/field/date-picker.tsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.dates.titre';
export const order = 70;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export default function Dates() {
  const t = useTexts('atelier');
  return (
    <>
      <Specimen look="stack" title={t('sections.dates.repos')}>
        <DatePicker label={t('sections.dates.livraison')} defaultValue="2026-11-19" />
      </Specimen>
      <Specimen look="stack" title={t('sections.dates.bornes')}>
        <DatePicker
          label={t('sections.dates.livraison')}
          required
          min="2026-11-09"
          max="2026-12-18"
          isDisabled={isWeekend}
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.dates.erreur')}>
        <DatePicker
          label={t('sections.dates.facture')}
          defaultValue="2019-02-04"
          error={t('sections.dates.erreurFacture')}
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.dates.inactif')}>
        <DatePicker label={t('sections.dates.livraison')} defaultValue="2026-11-19" disabled />
      </Specimen>
    </>
  );
}
