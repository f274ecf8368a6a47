import { Outlet } from 'react-router';
import { styled } from '@/components/theme';

const Main = styled('main', {
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: '$6',
  backgroundColor: '$canvas',
});

/**
 * The frame of the template editor: bare, because the editor has its own bar, and without the box-sizing reset, because
 * documents are measured by their content box.
 */
export function EditorLayout() {
  return (
    <Main id="main" data-box-sizing="content">
      <Outlet />
    </Main>
  );
}
