import { Box, Button, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { Suspense, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MailIcon } from '../../../components/elements/icons.js';
import { IconAction } from '../../../components/elements/link.js';
import { Skeletons } from '../../../components/feedback/query-state.js';
import { fullName } from '@workboard/contracts/person-name';
import { useMedia } from '../../../lib/browser/use-media.js';
import type { DeskActions } from './desk-actions.js';
import { useDesk } from './panels/desk-context.js';
import { DeskDecision } from './desk-decision.js';
import { mailTo } from './mail-to.js';
import type { Place } from './desk-entries.js';
import type { DeskPanel } from './panels/desk-panels.js';
import { DeskTabs, namedByTab } from './desk-tabs.js';
import { RankTag } from '../judging/rank-marks.js';
import { useSwipe } from './use-swipe.js';
import { useIsWriter } from '../../../lib/session/writers.js';
import { stageChip } from '../../../entities/application/status.js';

interface DeskPersonProps {
  application: Application;
  panels: readonly DeskPanel[];
  tab: string;
  onTab: (key: string) => void;
  place: Place;
  count: number;
  onGo: (id: number) => void;
  /** Back to the list, where the person stands over it. */
  onClose: () => void;
  actions: DeskActions;
  holds: StatusHolds | undefined;
  /** The list stands beside. */
  isWide: boolean;
}

type PositionProps = Pick<DeskPersonProps, 'place' | 'count' | 'onGo'>;

const Position = ({ place, count, onGo }: PositionProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', flex: 'none' }}>
    <IconAction
      label="Previous applicant"
      disabled={place.previous === null}
      onClick={() => place.previous !== null && onGo(place.previous)}
    >
      <ChevronLeftIcon size={20} />
    </IconAction>
    <Typography
      component="span"
      variant="body2"
      aria-live="polite"
      sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {place.at >= 0 ? `${place.at + 1} of ${count}` : 'moved'}
    </Typography>
    <IconAction
      label="Next applicant"
      disabled={place.next === null}
      onClick={() => place.next !== null && onGo(place.next)}
    >
      <ChevronRightIcon size={20} />
    </IconAction>
  </Stack>
);

const Head = (props: DeskPersonProps) => {
  const { application, isWide } = props;
  const { ranked, isBlind } = useDesk();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: { xs: 0.5, md: 2.5 }, minHeight: 52 }}>
      {!isWide && (
        <IconAction label="Back to the list" onClick={props.onClose}>
          <CloseIcon size={20} />
        </IconAction>
      )}
      <Typography
        component="h2"
        variant="h3"
        sx={{ minWidth: 0, flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {fullName(application.user)}
        {!isWide && (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {stageChip(application, 'employer').label}
            {ranked && ` · #${ranked.rank} · ${Math.round(ranked.score)}%`}
          </Typography>
        )}
      </Typography>
      {ranked && isWide && <RankTag ranked={ranked} />}
      {!isBlind && isWide && (
        <IconAction label={`E-mail ${fullName(application.user)}`} onClick={() => mailTo(application)}>
          <MailIcon size={18} />
        </IconAction>
      )}
      <Box sx={{ flex: 1 }} />
      <Position {...props} />
    </Stack>
  );
};

const Panel = ({ panel, application }: { panel: DeskPanel; application: Application }) => (
  <Suspense fallback={<Skeletons height={90} />}>
    <panel.Component key={`${panel.key} ${application.id}`} application={application} />
  </Suspense>
);

const showDecision = () => document.getElementById('desk-decision')?.scrollIntoView({ block: 'center' });

/** What stands at the foot of a phone: the next steps within reach of a thumb. */
const Foot = ({ application, actions }: Pick<DeskPersonProps, 'application' | 'actions'>) => {
  const isWriter = useIsWriter();
  const isOver = application.withdrawnAt !== null || !isWriter;
  return (
    <Stack
      className="bottom-bar"
      direction="row"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 6,
        gap: 0.75,
        px: 1,
        py: 0.75,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { flex: 1, minWidth: 0, px: 0.5, whiteSpace: 'nowrap' },
      }}
    >
      {!isOver && (
        <>
          <Button
            color="error"
            variant="outlined"
            onClick={() => actions.open(application, { kind: 'ending', status: 'rejected' })}
          >
            Reject
          </Button>
          <Button
            variant="outlined"
            disabled={application.status === 'reviewed'}
            onClick={() => actions.setStatus(application, 'reviewed')}
          >
            Screening
          </Button>
          <Button variant="outlined" onClick={() => actions.open(application, { kind: 'interview' })}>
            Interview
          </Button>
        </>
      )}
      <Button variant="outlined" onClick={showDecision}>
        More
      </Button>
    </Stack>
  );
};

const Beside = ({ children, label }: { children: ReactNode; label: string }) => (
  <Box
    component="section"
    aria-label={label}
    data-scrolls
    tabIndex={0}
    sx={{
      overflowY: 'auto',
      minHeight: 0,
      px: 2,
      py: 2,
      position: 'relative',
      borderLeft: 1,
      borderColor: 'divider',
      bgcolor: 'background.default',
      '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
    }}
  >
    {children}
  </Box>
);

/** Whoever is open: what they sent, beside what is decided about them; on a phone one below the other, over the list. */
export const DeskPerson = (props: DeskPersonProps) => {
  const { application, panels, tab, onTab, actions, holds, isWide, place, onGo } = props;
  const swipe = useSwipe({
    onLeft: () => place.next !== null && onGo(place.next),
    onRight: () => place.previous !== null && onGo(place.previous),
  });
  const panel = panels.find(({ key }) => key === tab) ?? panels[0];
  const isRoomy = useMedia('(min-width: 1280px)');
  const decision = <DeskDecision key={application.id} application={application} actions={actions} holds={holds} />;
  if (!panel) {
    return null;
  }
  const tabs = <DeskTabs panels={panels} value={panel.key} onChange={onTab} />;
  if (isWide) {
    return (
      <Box
        sx={{
          display: 'grid',
          minHeight: 0,
          bgcolor: 'background.paper',
          gridTemplateRows: 'auto auto minmax(0, 1fr)',
          gridTemplateColumns: isRoomy ? 'minmax(0, 1fr) 252px' : 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Head {...props} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', px: 1.25 }}>{tabs}</Box>
        <Box
          {...namedByTab(panel.key)}
          data-scrolls
          // A long text is scrolled by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          sx={{
            overflowY: 'auto',
            minHeight: 0,
            px: 2.5,
            py: 2,
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          }}
        >
          <Panel panel={panel} application={application} />
          {!isRoomy && <Box sx={{ mt: 3, maxWidth: 420 }}>{decision}</Box>}
        </Box>
        {isRoomy && <Beside label="Decision">{decision}</Beside>}
      </Box>
    );
  }
  return (
    <Box id="desk-person" {...swipe} sx={{ bgcolor: 'background.paper', minHeight: '100dvh', mb: -6 }}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1101,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Head {...props} />
        {tabs}
      </Box>
      <Box {...namedByTab(panel.key)} sx={{ px: 2, py: 2, minHeight: '60vh' }}>
        <Panel panel={panel} application={application} />
      </Box>
      <Box component="section" aria-label="Decision" sx={{ px: 2, py: 2, borderTop: 1, borderColor: 'divider' }}>
        {decision}
      </Box>
      <Foot application={application} actions={actions} />
    </Box>
  );
};
