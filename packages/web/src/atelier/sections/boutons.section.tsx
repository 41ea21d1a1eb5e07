import { useState } from 'react';
import { Download, Heart, ListPlus, ShoppingCart, X } from 'lucide-react';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.boutons.titre';
export const order = 30;

export default function Boutons() {
  const t = useTexts('atelier');
  return (
    <>
      <Specimen title={t('sections.boutons.sortes')}>
        <Button kind="primary">{t('sections.boutons.ajouter')}</Button>
        <Button kind="solid">{t('sections.boutons.ajouter')}</Button>
        <Button>{t('sections.boutons.annuler')}</Button>
        <Button kind="quiet">{t('sections.boutons.toutEffacer')}</Button>
      </Specimen>
      <Specimen title={t('sections.boutons.tailles')}>
        <Button kind="primary" size="lg">
          {t('sections.boutons.commander')}
        </Button>
        <Button kind="primary">{t('sections.boutons.ajouter')}</Button>
        <Button size="sm">{t('sections.boutons.exporter')}</Button>
        <Button kind="primary" size="lg" block>
          {t('sections.boutons.large')}
        </Button>
      </Specimen>
      <Specimen title={t('sections.boutons.icones')}>
        <Button kind="solid" icon={ShoppingCart}>
          {t('sections.boutons.ajouter')}
        </Button>
        <Button icon={ShoppingCart}>{t('sections.boutons.ajouter')}</Button>
        <Button size="sm" icon={Download}>
          {t('sections.boutons.exporter')}
        </Button>
      </Specimen>
      <Specimen title={t('sections.boutons.etats')}>
        <Button kind="primary" size="lg" busy>
          {t('sections.boutons.commander')}
        </Button>
        <Button kind="primary" busy>
          {t('sections.boutons.enCours')}
        </Button>
        <Button kind="solid" icon={ShoppingCart} busy>
          {t('sections.boutons.ajouter')}
        </Button>
        <Button size="sm" busy>
          {t('sections.boutons.exporter')}
        </Button>
        <Button kind="quiet" busy>
          {t('sections.boutons.toutEffacer')}
        </Button>
        <Button disabled>{t('sections.boutons.inactif')}</Button>
        <Button kind="primary" disabled>
          {t('sections.boutons.inactif')}
        </Button>
        <Button kind="primary" disabledReason={t('sections.boutons.raison')}>
          {t('sections.boutons.bloque')}
        </Button>
        <TryButton />
      </Specimen>
      <Specimen title={t('sections.boutons.seules')}>
        <IconButton
          kind="solid"
          size="sm"
          icon={ShoppingCart}
          label={t('sections.boutons.panier')}
        />
        <IconButton
          kind="outline"
          size="sm"
          icon={ShoppingCart}
          label={t('sections.boutons.panier')}
        />
        <IconButton kind="outline" icon={ListPlus} label={t('sections.boutons.favori')} />
        <IconButton kind="outline" icon={Heart} label={t('sections.boutons.favori')} busy />
        <IconButton icon={X} label={t('sections.boutons.fermer')} />
        <IconButton icon={X} size="lg" label={t('sections.boutons.fermer')} disabled />
      </Specimen>
      <Specimen title={t('sections.boutons.surEncre')}>
        <div className="on-ink flex gap-3 rounded-control bg-ink p-4">
          <Button kind="on-ink">{t('sections.boutons.annuler')}</Button>
          <IconButton kind="on-ink" icon={X} label={t('sections.boutons.fermer')} />
        </div>
      </Specimen>
      <Specimen title={t('sections.boutons.liens')}>
        <a href="#boutons" className={buttonClass()}>
          {t('sections.boutons.versAtelier')}
        </a>
        <a href="#boutons" className={buttonClass({ kind: 'quiet' })}>
          {t('sections.boutons.versAtelier')}
        </a>
      </Specimen>
    </>
  );
}

/** Lives through its three states as in a page: a click, an answer a second later, the check. */
function TryButton() {
  const t = useTexts('atelier');
  const [state, setState] = useState<'rest' | 'busy' | 'done'>('rest');
  return (
    <Button
      kind="solid"
      icon={ShoppingCart}
      busy={state === 'busy'}
      done={state === 'done'}
      doneLabel={t('sections.boutons.ajoute')}
      onClick={() => {
        setState('busy');
        setTimeout(() => setState('done'), 1000);
      }}
    >
      {t('sections.boutons.essayer')}
    </Button>
  );
}
