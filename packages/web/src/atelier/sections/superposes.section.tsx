import { useTranslation } from 'react-i18next';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { overlayLink } from '../../overlay/overlay-link.ts';
import { Button } from '../../ui/button.tsx';

export default function SuperposesSection() {
  const { t } = useTranslation('atelier');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        onClick={() =>
          openOverlay('message', {
            titre: t('sections.superposes.messageTitre'),
            texte: t('sections.superposes.messageTexte'),
            action: t('sections.superposes.messageAction'),
          })
        }
      >
        {t('sections.superposes.dialogue')}
      </Button>
      <Button onClick={() => openOverlay('export-a-venir')}>
        {t('sections.superposes.exportAVenir')}
      </Button>
      <Button onClick={() => openOverlay('menu-principal')}>
        {t('sections.superposes.tiroir')}
      </Button>
      <a href={overlayLink('export-a-venir')} className="text-link hover:underline">
        {t('sections.superposes.lien')}
      </a>
    </div>
  );
}
