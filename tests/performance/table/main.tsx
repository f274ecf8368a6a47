import { createRoot } from 'react-dom/client';
import { BareTable } from './BareTable';
import { fetchUsers } from './fetchUsers';

/* The smallest table of the same rows: a table library and a virtualizer, and nothing around them. */
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(<BareTable users={await fetchUsers()} />);
