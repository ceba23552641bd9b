import { Tab, Tabs } from '@mui/material';
import type { DeskPanel } from './panels/desk-panels.js';

const panelId = 'desk-panel';
const tabId = (key: string): string => `desk-tab-${key}`;

interface DeskTabsProps {
  panels: readonly DeskPanel[];
  value: string;
  onChange: (key: string) => void;
}

/** The panels about whoever is open. */
export const DeskTabs = ({ panels, value, onChange }: DeskTabsProps) => (
  <Tabs
    value={value}
    onChange={(_, key: string) => onChange(key)}
    variant="scrollable"
    scrollButtons={false}
    aria-label="About this applicant"
    sx={{ minHeight: 44, borderBottom: 1, borderColor: 'divider' }}
  >
    {panels.map(({ key, label }) => (
      <Tab
        key={key}
        id={tabId(key)}
        aria-controls={key === value ? panelId : undefined}
        value={key}
        label={label}
        sx={{ minWidth: 0, minHeight: 44, px: 1.25 }}
      />
    ))}
  </Tabs>
);

/** The tab that a panel is named by. */
export const namedByTab = (key: string) => ({ id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(key) });
