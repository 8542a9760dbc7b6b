import sprite from './sprite.svg?no-inline';

type IconProps = {
  /** Default: that of the place, in `style.css`. A feed has a hundred icons: their sizes would be 3 kB. */
  size?: number;
  strokeWidth?: number;
  className?: string;
};
export type IconComponent = (props: IconProps) => React.JSX.Element;

/**
 * An icon of `sprite.svg`, in the text colour and hidden from screen readers. All icons of the site are one cached file:
 * drawn into each page they were a third of the feed. `npm run draw:icons` draws the file from the names below.
 */
function icon(name: string): IconComponent {
  const drawing = <use href={`${sprite}#${name}`} />;
  return function Icon({ size, strokeWidth, className }) {
    return (
      <svg aria-hidden width={size} height={size} strokeWidth={strokeWidth} className={className}>
        {drawing}
      </svg>
    );
  };
}

export const ArrowDown = icon('ArrowDown');
export const ArrowLeft = icon('ArrowLeft');
export const ArrowLeftRight = icon('ArrowLeftRight');
export const ArrowRight = icon('ArrowRight');
export const ArrowUp = icon('ArrowUp');
export const Ban = icon('Ban');
export const Bell = icon('Bell');
export const Bookmark = icon('Bookmark');
export const Check = icon('Check');
export const CheckCheck = icon('CheckCheck');
export const ChevronDown = icon('ChevronDown');
export const ChevronLeft = icon('ChevronLeft');
export const ChevronRight = icon('ChevronRight');
export const ChevronUp = icon('ChevronUp');
export const Circle = icon('Circle');
export const CircleUser = icon('CircleUser');
export const Copy = icon('Copy');
export const Crown = icon('Crown');
export const Dices = icon('Dices');
export const Download = icon('Download');
export const EllipsisVertical = icon('EllipsisVertical');
export const ExternalLink = icon('ExternalLink');
export const EyeOff = icon('EyeOff');
export const FileDown = icon('FileDown');
export const Flag = icon('Flag');
export const Flame = icon('Flame');
export const GitFork = icon('GitFork');
export const Globe = icon('Globe');
export const HandHeart = icon('HandHeart');
export const Handshake = icon('Handshake');
export const Hourglass = icon('Hourglass');
export const House = icon('House');
export const IdCard = icon('IdCard');
export const ImageOff = icon('ImageOff');
export const ImagePlay = icon('ImagePlay');
export const ImagePlus = icon('ImagePlus');
export const ImageUp = icon('ImageUp');
export const Images = icon('Images');
export const KeyRound = icon('KeyRound');
export const Languages = icon('Languages');
export const Lightbulb = icon('Lightbulb');
export const Link2 = icon('Link2');
export const ListChecks = icon('ListChecks');
export const LogOut = icon('LogOut');
export const Megaphone = icon('Megaphone');
export const MessageSquare = icon('MessageSquare');
export const MessageSquareReply = icon('MessageSquareReply');
export const Monitor = icon('Monitor');
export const Moon = icon('Moon');
export const PanelLeftClose = icon('PanelLeftClose');
export const PanelLeftOpen = icon('PanelLeftOpen');
export const PenLine = icon('PenLine');
export const PencilLine = icon('PencilLine');
export const PhoneCall = icon('PhoneCall');
export const Pin = icon('Pin');
export const Plus = icon('Plus');
export const RefreshCw = icon('RefreshCw');
export const Repeat = icon('Repeat');
export const Scale = icon('Scale');
export const Search = icon('Search');
export const Share2 = icon('Share2');
export const ShieldCheck = icon('ShieldCheck');
export const Shirt = icon('Shirt');
export const Shuffle = icon('Shuffle');
export const SlidersHorizontal = icon('SlidersHorizontal');
export const Smartphone = icon('Smartphone');
export const Snowflake = icon('Snowflake');
export const Sparkles = icon('Sparkles');
export const Square = icon('Square');
export const Stamp = icon('Stamp');
export const Star = icon('Star');
export const Sun = icon('Sun');
export const ThumbsUp = icon('ThumbsUp');
export const Trash2 = icon('Trash2');
export const TrendingDown = icon('TrendingDown');
export const Type = icon('Type');
export const Undo2 = icon('Undo2');
export const UserPlus = icon('UserPlus');
export const UserRoundPen = icon('UserRoundPen');
export const Users = icon('Users');
export const X = icon('X');

/** The three reactions below a post: one drawing, because a feed shows it twenty times. */
export function ReactionBadges() {
  return (
    <svg aria-hidden width={52} height={20}>
      <use href={`${sprite}#ReactionBadges`} />
    </svg>
  );
}
