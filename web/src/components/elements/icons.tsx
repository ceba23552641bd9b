import type { ReactNode, SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { size?: number };
/** A line drawing on a 24-unit grid in the colour of the text. Decorative: a text label always stands beside it. */
export type Icon = (props: IconProps) => ReactNode;

const icon = (paths: string, filled = false): Icon =>
  function Glyph({ size = 20, ...props }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ flex: 'none' }}
        {...props}
      >
        <path d={paths} />
      </svg>
    );
  };

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const SearchIcon = icon('M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.2 16.2 20.5 20.5');
export const SunIcon = icon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = icon('M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z');
export const HomeIcon = icon('M4 11.2 12 4.5l8 6.7V20h-5.5v-5.5h-5V20H4z');
export const JobIcon = icon('M4 8h16v11.5H4zM9 8V5h6v3M4 13h16M12 12v2');
export const CompanyIcon = icon('M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3M16.5 13h.01M16.5 16.5h.01');
export const PersonIcon = icon('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6');
export const TeamIcon = icon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.5-3.3 3.1-5 6.5-5s6 1.7 6.5 5M16 5.3a3.3 3.3 0 0 1 0 6.4M18 14.9c2 .6 3.2 2.2 3.5 4.6',
);
export const BellIcon = icon('M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5c.8.7 3.2.7 4 0');
export const BookmarkIcon = icon('M6.5 4h11v16.5L12 16.3l-5.5 4.2z');
export const BookmarkFilledIcon = icon('M6.5 4h11v16.5L12 16.3l-5.5 4.2z', true);
export const ChartIcon = icon('M4 20h16M7 16.5v-5M12 16.5v-10M17 16.5v-7.5');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const DocumentIcon = icon('M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6');
export const CalendarIcon = icon('M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8');
export const ShieldIcon = icon('M12 3.5 19 6v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10');
export const PlaceIcon = icon(
  'M12 21c4.5-4.8 6.5-8.2 6.5-11a6.5 6.5 0 1 0-13 0c0 2.8 2 6.2 6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 6 .4l2.8-2.8a4 4 0 0 0-5.7-5.7L11.8 7.2M14 10a4 4 0 0 0-6-.4l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.3-1.3',
);
export const ChevronDownIcon = icon('M6.5 9.5 12 15l5.5-5.5');
export const ChevronLeftIcon = icon('M14.5 6 8.5 12l6 6');
export const ChevronRightIcon = icon('M9.5 6l6 6-6 6');
export const EditIcon = icon('M5 19h3.2L19 8.2 15.8 5 5 15.8zM13.5 7.3l3.2 3.2');
export const TrashIcon = icon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.5v6M13.8 10.5v6');
export const EyeIcon = icon(
  'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
);
export const EyeOffIcon = icon(
  'M4 4l16 16M9 6c1-.3 1.9-.5 3-.5 3.8 0 7 2 9.5 6.5a15 15 0 0 1-2.9 3.7M6.2 7.7A15 15 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.6 0 3-.3 4.3-1M10 10a3 3 0 0 0 4 4',
);
export const UploadIcon = icon('M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 15.5v4h15v-4');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const MailIcon = icon('M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5');
export const PhoneIcon = icon(
  'M6 3.5h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18c0 1.5-1 2.5-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6 3.5 4.5 4.5 3.5 6 3.5z',
);
