import { useGetHotWordsQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { decorationSources } from '@tuyuan/api-client/resource-url.ts';
import { useGetCarouselsQuery, useGetLibraryFiguresQuery } from '@tuyuan/api-client/site/index-data.ts';
import type { CarouselSlide } from '@tuyuan/contract/site/index-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { heroSearchInView } from '../../../shared/hero-search.ts';
import { useSetting, useSiteName } from '../../../shared/site-settings.ts';
import styles from './hero.module.css';
import { useSlideTimer } from './use-slide-timer.ts';

interface HeroProps {
  /** False if the carousel block is switched off. */
  readonly hasCarousel: boolean;
  readonly count: number;
  readonly search: ReactNode;
}

/** Top of the home page: pictures, search box and popular searches. Without slides the search has a plain background. */
export function Hero({ hasCarousel, count, search }: HeroProps) {
  const { data } = useGetCarouselsQuery(undefined, { skip: !hasCarousel });
  const { data: figures } = useGetLibraryFiguresQuery();
  const siteName = useSiteName();
  const welcome = useSetting('welcomeWord');
  const slides = hasCarousel ? (data?.items ?? []).slice(0, count) : [];
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [index, show] = useSlideTimer(slides.length, isHeld || isPaused);
  const slide = slides[index];
  const searchPlace = useSearchPlace();
  const library = figures && figures.images > 0 ? `${formatCount(figures.images)} 张本土摄影师作品` : '';
  return (
    <section
      className={classNames(styles.hero, !slide && styles.plain)}
      aria-label="首页推荐"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <SlidePictures slides={slides} index={index} />
      <div className={styles.content}>
        <h1 className={styles.title}>{slide?.title || welcome || siteName}</h1>
        <p className={styles.subtitle}>{[library, slide?.subtitle].filter(Boolean).join('，')}</p>
        <div ref={searchPlace} className={styles.search}>
          {search}
        </div>
        <HotWords />
      </div>
      {slide && (
        <div className={styles.foot}>
          <Credit slide={slide} />
          {slides.length > 1 && (
            <div className={styles.pager}>
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                label={isPaused ? '继续轮播' : '暂停轮播'}
                className={styles.pause}
                onClick={() => setPaused(!isPaused)}
              />
              {slides.map(({ id, title }, place) => (
                <button
                  key={id}
                  type="button"
                  className={styles.page}
                  aria-label={`第 ${place + 1} 张：${title}`}
                  aria-current={place === index ? 'true' : undefined}
                  onClick={() => show(place)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Reports to the header whether the search box is in view, so that only one is shown. */
function useSearchPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => heroSearchInView.set(entry?.isIntersecting ?? true), {
      rootMargin: '-64px 0px 0px',
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      heroSearchInView.set(true);
    };
  }, []);
  return place;
}

function SlidePictures({ slides, index }: { readonly slides: readonly CarouselSlide[]; readonly index: number }) {
  // Other slides' pictures load after hydration, so that the first one comes sooner.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return slides.map(({ id, image }, place) =>
    place === 0 || isLive ? (
      <img
        key={id}
        className={classNames(styles.picture, place === index && styles.shown)}
        {...decorationSources(image)}
        sizes="100vw"
        alt=""
        width={image.width}
        height={image.height}
        fetchPriority={place === 0 ? 'high' : 'low'}
        decoding="async"
      />
    ) : null,
  );
}

function Credit({ slide }: { readonly slide: CarouselSlide }) {
  const { image, authorName, regionName, link } = slide;
  const words = [image.title, authorName, regionName].filter(Boolean).join(' · ');
  return (
    <Link href={link || `/photo?id=${image.id}`} className={styles.credit}>
      {words}
    </Link>
  );
}

function HotWords() {
  const { data } = useGetHotWordsQuery();
  const words = data?.items.slice(0, 6) ?? [];
  if (words.length === 0) return null;
  return (
    <div className={styles.hot}>
      <span>热搜</span>
      {words.map((word) => (
        <Link key={word} href={`/search/photo?keyword=${encodeURIComponent(word)}`}>
          {word}
        </Link>
      ))}
    </div>
  );
}
