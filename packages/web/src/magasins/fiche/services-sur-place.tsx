import { useTexts } from '../../words/use-texts.ts';
import { CODES, SERVICES } from '../services-du-magasin.ts';
import { Faits } from './faits.tsx';

export function ServicesSurPlace({ services }: { services: readonly string[] }) {
  const t = useTexts('magasins');
  const offerts = CODES.filter((code) => services.includes(code));
  if (offerts.length === 0) return null;
  return (
    <Faits
      id="services"
      titre={t('fiche.services')}
      faits={offerts.map((code) => ({
        icon: SERVICES[code],
        titre: t(`service.${code}.nom`),
        texte: t(`service.${code}.texte`),
      }))}
    />
  );
}
