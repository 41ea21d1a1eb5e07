/** What the shop announces, for the frame: its code is fetched where there is something. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesQuery } from '../http/messages-query.ts';
import { latePart } from '../loading/late-part.tsx';

const barre = latePart({ load: () => import('./barre-messages.tsx') });

export function Messages() {
  const { data } = useQuery(messagesQuery);
  // Others may arrive before the code does, and it hydrates what the server wrote.
  const [dePage] = useState(data);
  return data && data.length > 0 ? <barre.Part dePage={dePage} /> : null;
}
