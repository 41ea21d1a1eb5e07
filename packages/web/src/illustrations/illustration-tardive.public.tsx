/** An illustration in the head of a listing, whose code must not weigh on its first load. */
import type { ComponentProps } from 'react';
import { latePart } from '../loading/late-part.tsx';
import type Illustration from './illustration.tsx';

const { Part } = latePart({ load: () => import('./illustration.tsx') });

/** Its room is kept until it is there. */
export function IllustrationTardive(props: ComponentProps<typeof Illustration>) {
  return <Part {...props} fallback={<span className={props.className} />} />;
}
