import { overlayLink } from '../../overlay/overlay-link.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tooltip } from '../../ui/button/tooltip.tsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.superposes.titre';
export const order = 240;

export default function Superposes() {
  const t = useTexts('atelier');
  const openMessage = () =>
    openOverlay('message', {
      titre: t('sections.superposes.messageTitre'),
      texte: t('sections.superposes.messageTexte'),
      action: t('sections.superposes.messageAction'),
    });
  return (
    <>
      <Specimen title={t('sections.superposes.dialogues')}>
        <Button onClick={openMessage}>{t('sections.superposes.dialogue')}</Button>
        <Button onClick={() => openOverlay('export-a-venir')}>
          {t('sections.superposes.exportAVenir')}
        </Button>
        <a href={overlayLink('export-a-venir')} className="text-link hover:underline">
          {t('sections.superposes.lien')}
        </a>
      </Specimen>
      <Specimen title={t('sections.superposes.tiroirs')}>
        <Button onClick={() => openOverlay('menu-principal')}>
          {t('sections.superposes.tiroir')}
        </Button>
      </Specimen>
      <Specimen title={t('sections.superposes.bulles')}>
        <Tooltip text={t('sections.superposes.bulleTexte')}>
          <Button>{t('sections.superposes.bulle')}</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}
